// What the tabs of this browser tell each other about the drafts they share.
import * as z from 'zod'

const messageSchema = z.object({ kind: z.literal('saved'), id: z.string(), revision: z.number() })
export type TabMessage = z.infer<typeof messageSchema>

export type TabChannel = {
  post: (message: TabMessage) => void
  listen: (listener: (message: TabMessage) => void) => () => void
  close: () => void
}

const CHANNEL_NAME = 'candid-documents'

/** Tabs without such a channel meet only in storage, where a conflict keeps both. */
export function openTabChannel(): TabChannel {
  if (typeof BroadcastChannel === 'undefined')
    return { post: () => undefined, listen: () => () => undefined, close: () => undefined }
  const channel = new BroadcastChannel(CHANNEL_NAME)
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => {
      const receive = (event: MessageEvent<unknown>) => {
        // A tab of another version may say things this one does not know.
        const { data } = messageSchema.safeParse(event.data)
        if (data) listener(data)
      }
      channel.addEventListener('message', receive)
      return () => channel.removeEventListener('message', receive)
    },
    close: () => channel.close(),
  }
}
