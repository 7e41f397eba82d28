// @vitest-environment jsdom
import { act, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { byRole, press, render, type } from '#/testing/test-page.tsx'
import { SearchBox } from '#/ui/form/SearchBox.tsx'
import { CodeField } from './CodeField.tsx'
import { Field, TextField } from './Field.tsx'
import { PhoneField } from './PhoneField.tsx'
import { useSumField } from './use-sum-field.ts'

let page: Awaited<ReturnType<typeof render>> | null = null
afterEach(async () => {
  await page?.remove()
  page = null
})

function Code({ onFull, error }: { onFull: (code: string) => void; error?: string }) {
  const [code, setCode] = useState('')
  return <CodeField label="Code" length={6} value={code} onChange={setCode} onFull={onFull} error={error} />
}

test.each([
  ['Arabic', '١٢٣٤'],
  ['Persian', '۱۲۳۴'],
  ['wide', '１２３４'],
])('a code is typed in %s digits', async (_whose, digits) => {
  page = await render(<Code onFull={() => {}} />)
  const field = byRole('textbox', 'Code') as HTMLInputElement
  await type(field, digits)
  expect(field.value).toBe('1234')
})

function Limited() {
  const [text, setText] = useState('')
  return <TextField label="Note" maxLength={10} value={text} onChange={setText} />
}

test('a field that is full cuts what is put in between characters, and the caret stays behind it', async () => {
  page = await render(<Limited />)
  const field = byRole('textbox', 'Note') as HTMLTextAreaElement
  await act(async () => field.focus())
  await type(field, 'abcdefgh')
  await type(field, 'abcdefgh👨‍👩‍👧')
  expect(field.value).toBe('abcdefgh')
  await type(field, 'ab😋😋cdefgh')
  expect([field.value, field.selectionStart]).toEqual(['ab😋cdefgh', 4])
})

function Amount() {
  const [sum, setSum] = useState(0)
  const field = useSumField(sum, setSum, 500_000)
  return (
    <>
      <Field label="Amount" {...field} />
      <output>{sum}</output>
    </>
  )
}

/** Puts a text into a field at its caret, as a key does; null deletes the character before it. */
const key = (field: HTMLInputElement, put: string | null) =>
  act(async () => {
    const at = field.selectionStart ?? 0
    const from = put === null ? at - 1 : at
    const text = field.value.slice(0, from) + (put ?? '') + field.value.slice(at)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.setSelectionRange(from + (put ?? '').length, from + (put ?? '').length)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })

test('a sum is corrected in its middle, and its first zeros wait until the field is left (CO-17)', async () => {
  page = await render(<Amount />)
  const field = byRole('textbox', 'Amount') as HTMLInputElement
  const sum = () => document.querySelector('output')?.textContent
  expect(field.inputMode).toBe('numeric')
  await act(async () => field.focus())
  await key(field, '150 000')
  expect([field.value, sum()]).toEqual(['150,000', '150000'])
  field.setSelectionRange(2, 2)
  await key(field, null)
  expect([field.value, field.selectionStart, sum()]).toEqual(['10,000', 1, '10000'])
  await key(field, null)
  expect([field.value, field.selectionStart, sum()]).toEqual(['0,000', 0, '0'])
  await key(field, '2')
  expect([field.value, field.selectionStart, sum()]).toEqual(['20,000', 1, '20000'])
  await key(field, '9')
  expect([field.value, field.selectionStart, sum()]).toEqual(['290,000', 2, '290000'])
  await key(field, '9')
  expect([field.value, sum()]).toEqual(['500,000', '500000'])
  await type(field, '0005')
  await act(async () => field.blur())
  expect([field.value, sum()]).toEqual(['5', '5'])
})

test('a pasted code keeps its figures and is sent once', async () => {
  const onFull = vi.fn()
  page = await render(<Code onFull={onFull} />)
  const input = byRole('textbox', 'Code') as HTMLInputElement
  expect(input.autocomplete).toBe('one-time-code')
  await type(input, '12 34-5')
  expect(onFull).not.toHaveBeenCalled()
  await type(input, 'Kod: 123456, hech kimga aytmang')
  expect(input.value).toBe('123456')
  await type(input, '1234567')
  // The name of the sender has figures, too.
  await type(input, '')
  await type(input, 'Osh24: kod 111111')
  expect(input.value).toBe('111111')
  expect(onFull.mock.calls).toEqual([['123456'], ['111111']])
})

test('a wrong code stays, all of it selected, and its error is announced', async () => {
  const onFull = vi.fn()
  page = await render(<Code onFull={onFull} />)
  const input = byRole('textbox', 'Code') as HTMLInputElement
  await type(input, '123456')
  await page.rerender(<Code onFull={onFull} error="Wrong or expired code" />)
  expect(input.value).toBe('123456')
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 6])
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'Wrong',
  )
})

test('what an input method composes is counted once, and shaped when it is whole (CO-17)', async () => {
  page = await render(<Amount />)
  const field = byRole('textbox', 'Amount') as HTMLInputElement
  const sum = () => document.querySelector('output')?.textContent
  await act(async () => field.focus())
  const compose = async (...parts: string[]) => {
    const at = field.selectionStart ?? 0
    const [head, tail] = [field.value.slice(0, at), field.value.slice(at)]
    const fire = (event: Event) => act(async () => field.dispatchEvent(event))
    await fire(new CompositionEvent('compositionstart', { bubbles: true }))
    for (const part of parts) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        field,
        head + part + tail,
      )
      field.setSelectionRange(at + part.length, at + part.length)
      await fire(new InputEvent('input', { bubbles: true, isComposing: true }))
      // A field that changes here is given the composed text once more.
      expect(field.value).toBe(head + part + tail)
    }
    await fire(new CompositionEvent('compositionend', { bubbles: true }))
  }
  await compose('1', '15', '150', '1500')
  expect([field.value, field.selectionStart, sum()]).toEqual(['1,500', 5, '1500'])
  await compose('0', '00')
  expect([field.value, field.selectionStart, sum()]).toEqual(['150,000', 7, '150000'])
  field.setSelectionRange(1, 1)
  await compose('２', '２３')
  expect([field.value, sum()]).toEqual(['500,000', '500000'])
})

test('the phone field shapes what is typed', async () => {
  const onChange = vi.fn()
  page = await render(<PhoneField label="Phone" value="" onChange={onChange} />)
  await type(byRole('textbox', 'Phone'), '90 123-45-67')
  expect(onChange).toHaveBeenLastCalledWith('+998 90 123 45 67')
})

test('a field has its error as its description', async () => {
  page = await render(<Field label="Street" value="" onChange={() => {}} error="Fill in this field" />)
  const input = byRole('textbox', 'Street')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Fill in this field',
  )
})

function Box() {
  const [text, setText] = useState('')
  return <SearchBox label="Street" value={text} onChange={setText} maxLength={11} />
}

test('a search is emptied by its cross, and the focus stays in the field', async () => {
  page = await render(<Box />)
  const input = document.querySelector('input') as HTMLInputElement
  await type(input, 'Bunyodkor')
  await press(byRole('button', 'Clear search'))
  expect(input.value).toBe('')
  await type(input, 'Bunyodkor😋😋')
  expect(input.value).toBe('Bunyodkor😋')
  await press(byRole('button', 'Clear search'))
  expect(document.activeElement).toBe(input)
  expect(document.querySelector('button')).toBeNull()
})
