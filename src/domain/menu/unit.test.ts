import { describe, expect, test } from 'vitest'
import { product } from '#/testing/samples.ts'
import { portionOf, portionsIn, stepOf, toStep, wholeSteps } from './unit.ts'

describe('units', () => {
  const kg = product({ unit: 'KG', amount: 0.5 })
  const gramm = product({ unit: 'GRAMM', amount: 300 })

  test.each([
    ['half a kilo', kg, { value: 500, unit: 'g' }],
    ['a kilo', product({ unit: 'KG', amount: 1 }), { value: 1, unit: 'kg' }],
    ['gramms', gramm, { value: 300, unit: 'g' }],
    ['a thousand gramms', product({ unit: 'GRAMM', amount: 1_000 }), { value: 1, unit: 'kg' }],
    ['many gramms', product({ unit: 'GRAMM', amount: 1_500 }), { value: 1.5, unit: 'kg' }],
    ['a third of a litre', product({ unit: 'LITER', amount: 0.33 }), { value: 330, unit: 'ml' }],
    ['a litre', product({ unit: 'LITER', amount: 1 }), { value: 1, unit: 'l' }],
    ['litres', product({ unit: 'LITER', amount: 1.5 }), { value: 1.5, unit: 'l' }],
    ['four pieces', product({ amount: 4 }), { value: 4, unit: 'pcs' }],
    ['one piece says nothing', product(), null],
    ['a portion of nothing says nothing', product({ unit: 'KG', amount: 0 }), null],
  ])('portion: %s', (_rule, of, expected) => {
    expect(portionOf(of)).toEqual(expected)
  })

  test('steps', () => {
    expect([
      stepOf(kg),
      stepOf(gramm),
      stepOf(product({ amount: 4 })),
      stepOf(product({ unit: 'KG', amount: 0 })),
    ]).toEqual([0.5, 300, 1, 1])
    expect([toStep(kg, 1.3), toStep(kg, 0.1), toStep(product(), 2.4)]).toEqual([1.5, 0.5, 2])
    expect([
      wholeSteps(kg, 1.4),
      wholeSteps(kg, 0.4),
      wholeSteps(product({ unit: 'KG', amount: 0.1 }), 0.3),
    ]).toEqual([1, 0, 0.3])
    expect([portionsIn(kg, 1.5), portionsIn(gramm, 600), portionsIn(product(), 3)]).toEqual([3, 2, 3])
  })
})
