import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter, DialogHeader } from '#client/ui/dialog.tsx'
import { openBesidePage } from '#client/ui/open-beside-page.tsx'

export type Question = { title: string; text: string; yes: string; no: string }

/** Asks in a dialog beside the page, so that anything that downloads can ask; a closed dialog is a no. */
export function askQuestion(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    openBesidePage(document.activeElement, (onClosed) => (
      <QuestionDialog
        question={question}
        onClosed={(isAgreed) => {
          onClosed()
          resolve(isAgreed)
        }}
      />
    ))
  })
}

function QuestionDialog({ question, onClosed }: { question: Question; onClosed: (isAgreed: boolean) => void }) {
  const [answer, setAnswer] = useState<boolean>()
  return (
    <Dialog open={answer === undefined} onOpenChange={(isOpen) => !isOpen && setAnswer((given) => given ?? false)}>
      <DialogContent
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          onClosed(answer ?? false)
        }}
      >
        <DialogHeader title={question.title} description={question.text} isQuestion />
        <DialogFooter>
          <Button variant="outline" onClick={() => setAnswer(false)}>
            {question.no}
          </Button>
          <Button onClick={() => setAnswer(true)}>{question.yes}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
