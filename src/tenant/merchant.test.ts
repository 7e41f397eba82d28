import { createStore } from 'jotai'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Brand } from '#/api/schema/merchant.ts'
import { WebSettings } from '#/api/schema/settings.ts'
import { paletteFrom } from '#/domain/theme/palette.ts'
import { brandAtom, brandLookAtom, settingsAtom } from './merchant.ts'

const lookOf = (settings: object, brand: object | null = null) => {
  const store = createStore()
  store.set(settingsAtom, v.parse(WebSettings, settings))
  if (brand) store.set(brandAtom, v.parse(Brand, { id: 'b', merchantId: 'm', ...brand }))
  return store.get(brandLookAtom)
}
const colours = (settings: object) => {
  const palette = paletteFrom(lookOf(settings))
  return [palette['--brand'], palette['--brand-text']]
}

test('without a colour the shop is #FCE000 with black words (TH-01)', () => {
  expect(colours({})).toEqual(['#fce000', '#000000'])
  expect(colours({ mainColor: '#00549e', mainColorType: 'dark' })).toEqual(['#00549e', '#ffffff'])
  expect(colours({ mainColor: '#ffd400', mainColorType: 'light' })).toEqual(['#ffd400', '#000000'])
})

test('the setting decides between light and dark (TH-02)', () => {
  expect([lookOf({ isDark: true }).isDark, lookOf({}).isDark]).toEqual([true, false])
})

test('name, title and icon are the shop’s, and those of the brand that is shown (TH-03, TH-04)', () => {
  const settings = {
    brand: 'Qozon',
    title: { uz: 'Qozon — osh', ru: '', eng: '' },
    logo: 'logo.png',
    favicon: 'icon.png',
    mainColor: '#ffd400',
  }
  expect(lookOf(settings)).toMatchObject({ name: 'Qozon', favicon: 'icon.png', logo: 'logo.png' })
  expect(lookOf(settings).title.uz).toBe('Qozon — osh')
  const brand = lookOf(settings, { name: 'Shirin', image: 'shirin.png', color: '#d0006f' })
  expect(brand).toMatchObject({
    name: 'Shirin',
    favicon: 'shirin.png',
    logo: 'shirin.png',
    mainColor: '#d0006f',
  })
  expect(brand.title.uz).toBe('')
})
