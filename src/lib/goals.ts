import { bootContext } from './preload.ts'

/** What a customer achieves in a visit, for analytics: ids and sums, no personal data. */
export type Goal =
  | { goal: 'view'; id: string }
  | { goal: 'add'; id: string; count: number }
  | { goal: 'checkout' }
  /** `sum`: whole so'm. */
  | { goal: 'purchase'; id: string; sum: number }

/** The most goals that wait for a listener, since a shop without a counter never has one. */
const MOST = 50

function createQueue() {
  // Shared with the first screen, whose presses are taken before the app has loaded.
  const waiting = () => bootContext().goals
  let report = (goal: Goal) => {
    if (waiting().length < MOST) waiting().push(goal)
  }
  return {
    reach: (goal: Goal) => report(goal),
    follow: (listener: (goal: Goal) => void) => {
      report = listener
      waiting().splice(0).forEach(listener)
    },
  }
}

/** `reach` says that a goal was reached; `follow` hears of those before and after (IN-02). */
export const goals = createQueue()
