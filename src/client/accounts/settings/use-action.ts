import { useState } from 'react'
import { describeFailure } from '#client/app/describe-failure.ts'
import { toast } from '#client/app/toast.ts'

/** Runs a button's action: one at a time, with a message if it fails. */
export function useAction(act: () => Promise<void>, { failure }: { failure: string }) {
  const [isBusy, setIsBusy] = useState(false)
  async function run() {
    if (isBusy) return
    setIsBusy(true)
    try {
      await act()
    } catch (error) {
      toast({ title: failure, description: describeFailure(error), variant: 'destructive' })
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, run }
}
