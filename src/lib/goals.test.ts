import { expect, test } from 'vitest'
import { type Goal, goals } from './goals.ts'

test('goals wait for a listener, at most fifty of them (IN-02)', () => {
  for (let i = 0; i < 60; i++) goals.reach({ goal: 'view', id: `p-${i}` })
  const heard: Goal[] = []
  goals.follow((goal) => heard.push(goal))
  expect(heard).toHaveLength(50)
  expect(heard[0]).toEqual({ goal: 'view', id: 'p-0' })
  goals.reach({ goal: 'checkout' })
  expect(heard.at(-1)).toEqual({ goal: 'checkout' })
})
