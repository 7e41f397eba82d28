// @vitest-environment jsdom
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { byRole, press, render } from '#/testing/test-page.tsx'
import { Stepper } from './Stepper.tsx'

let page: Awaited<ReturnType<typeof render>>
afterEach(() => page.remove())

function Counter({ max, onLimit }: { max?: number; onLimit?: () => void }) {
  const [count, setCount] = useState(0)
  const change = (by: number) => () => setCount(count + by)
  return (
    <Stepper
      count={count}
      name="Lavash"
      max={max}
      onLimit={onLimit}
      onAdd={change(1)}
      onRemove={change(-1)}
    />
  )
}

test('adds, counts and goes back to one round plus', async () => {
  page = await render(<Counter />)
  const group = byRole('group', 'Lavash')
  expect(group.querySelectorAll('button')).toHaveLength(1)

  await press(byRole('button', 'Add Lavash'))
  await press(byRole('button', 'One more Lavash'))
  expect(group.querySelector('[aria-live]')?.textContent).toBe('2')

  await press(byRole('button', 'One less Lavash'))
  await press(byRole('button', 'Remove Lavash'))
  expect(group.querySelectorAll('button')).toHaveLength(1)
})

test('the live region of the number is there before the number, and stays', async () => {
  page = await render(<Counter />)
  const said = document.querySelector('[aria-live]')
  expect(said?.textContent).toBe('')
  await press(byRole('button', 'Add Lavash'))
  expect([document.querySelector('[aria-live]') === said, said?.textContent]).toEqual([true, '1'])
})

test('focus stays on the plus while it changes, and returns to it when the last one is removed', async () => {
  page = await render(<Counter />)
  const plus = byRole('button', 'Add Lavash')
  plus.focus()
  await press(plus)
  expect(document.activeElement).toBe(byRole('button', 'One more Lavash'))
  byRole('button', 'Remove Lavash').focus()
  await press(byRole('button', 'Remove Lavash'))
  expect(document.activeElement).toBe(byRole('button', 'Add Lavash'))
})

test('stops at the maximum, and says so', async () => {
  const onLimit = vi.fn()
  page = await render(<Counter max={1} onLimit={onLimit} />)
  await press(byRole('button', 'Add Lavash'))
  await press(byRole('button', 'One more Lavash'))
  expect(onLimit).toHaveBeenCalledOnce()
  expect(document.querySelector('[aria-live]')?.textContent).toBe('1')
})

test('before adding, the minus stops at one and shows no bin', async () => {
  page = await render(
    <Stepper variant="sheet" min={1} count={1} name="Osh" onAdd={() => {}} onRemove={() => {}} />,
  )
  expect(byRole('button', 'One less Osh')).toHaveProperty('disabled', true)
})
