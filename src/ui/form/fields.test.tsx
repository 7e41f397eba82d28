// @vitest-environment jsdom
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { byRole, press, render, type } from '#/testing/test-page.tsx'
import { SearchBox } from '#/ui/SearchBox.tsx'
import { CodeField } from './CodeField.tsx'
import { Field, TextField } from './Field.tsx'
import { PhoneField } from './PhoneField.tsx'

let page: Awaited<ReturnType<typeof render>> | null = null
afterEach(async () => {
  await page?.remove()
  page = null
})

function Code({ onFull, error }: { onFull: (code: string) => void; error?: string }) {
  const [code, setCode] = useState('')
  return <CodeField label="Code" length={6} value={code} onChange={setCode} onFull={onFull} error={error} />
}

function Limited() {
  const [text, setText] = useState('')
  return <TextField label="Note" maxLength={10} value={text} onChange={setText} />
}

test('a field that is full cuts what is put in between characters, and the caret stays behind it', async () => {
  page = await render(<Limited />)
  const field = byRole('textbox', 'Note') as HTMLTextAreaElement
  await type(field, 'abcdefgh')
  await type(field, 'abcdefgh👨‍👩‍👧')
  expect(field.value).toBe('abcdefgh')
  await type(field, 'ab😋😋cdefgh')
  expect([field.value, field.selectionStart]).toEqual(['ab😋cdefgh', 4])
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
  return <SearchBox label="Street" value={text} onChange={setText} />
}

test('a search is emptied by its cross, and the focus stays in the field', async () => {
  page = await render(<Box />)
  const input = document.querySelector('input') as HTMLInputElement
  await type(input, 'Bunyodkor')
  await press(byRole('button', 'Clear search'))
  expect(input.value).toBe('')
  expect(document.activeElement).toBe(input)
  expect(document.querySelector('button')).toBeNull()
})
