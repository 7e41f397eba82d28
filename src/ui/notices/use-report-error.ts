import { useErrorText } from '#/ui/describe-error.ts'
import { useNotify } from './notices.ts'

/** Returns a function that shows in a notice why an action of the customer failed. */
export function useReportError(): (error: unknown) => void {
  const notify = useNotify()
  const errorText = useErrorText()
  return (error) => notify({ text: errorText(error), tone: 'error' })
}
