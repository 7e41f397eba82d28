import { useErrorText } from '#/ui/describe-error.ts'
import { useNotify } from './notices.ts'

/** Returns a function that shows in a notice why an action of the customer failed; `what`: what was not done. */
export function useReportError(what = ''): (error: unknown) => void {
  const notify = useNotify()
  const errorText = useErrorText()
  return (error) =>
    notify({
      text: [what, errorText(error)].filter(Boolean).join('. '),
      tone: 'error',
      outcomeOf: 'press',
    })
}
