import { expect, test } from 'vitest'
import { birthdayFault, isEmail } from './profile.ts'

test.each([
  ['aziza@example.uz', true],
  ['aziza.karimova+food@mail.example.com', true],
  ['', false],
  ['aziza', false],
  ['aziza@', false],
  ['aziza@example', false],
  ['aziza @example.uz', false],
  ['aziza@example.uz, bobur@example.uz', false],
  [`${'a'.repeat(200)}@example.uz`, false],
])('"%s" is an address for letters: %s (PF-02)', (text, expected) => {
  expect(isEmail(text)).toBe(expected)
})

test.each([
  ['1995-04-12', null],
  ['2026-11-25', null],
  ['2026-11-26', 'future'],
  ['2126-01-01', 'future'],
  ['2024-02-29', null],
  ['2025-02-29', 'unreal'],
  ['1899-12-31', 'unreal'],
  ['0095-04-12', 'unreal'],
  ['12.04.1995', 'unreal'],
  ['1995-4-12', 'unreal'],
  ['', 'unreal'],
])('a birthday on %s: %s (PF-02)', (day, fault) => {
  expect(birthdayFault(day, '2026-11-25')).toBe(fault)
})
