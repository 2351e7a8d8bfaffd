import { expect, it } from 'vitest'
import { shortMoney } from './short-money.ts'

it('leaves out cents where there are none', () => {
  expect([0, 638_00, 1_234_567_00, 48_70, 5].map(shortMoney)).toEqual(['$0', '$638', '$1,234,567', '$48.70', '$0.05'])
})
