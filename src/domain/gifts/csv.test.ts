import { expect, it } from 'vitest'
import { giftsCsv, type ExportedGift } from './csv.ts'

const idea: ExportedGift = {
  contactName: 'Maya Okafor',
  eventName: null,
  title: 'Kite',
  description: null,
  price: null,
  pricePaid: null,
  productUrl: null,
  itemType: 'gift',
  occasionId: null,
  isSaved: false,
  isPurchased: false,
  occurrenceDate: null,
}
const bought = { eventName: 'Birthday', occasionId: 1, isSaved: true, isPurchased: true } as const

it('has a row for each gift, with what it cost and whether it was given', () => {
  const gifts: ExportedGift[] = [
    idea,
    { ...idea, eventName: 'Birthday', occasionId: 1, isSaved: true, price: 15_00, itemType: 'card' },
    { ...idea, ...bought, price: 15_00, pricePaid: 12_50, occurrenceDate: '2026-11-21' },
    { ...idea, ...bought, occurrenceDate: '2026-11-20', productUrl: 'https://shop.example/1', description: 'Red' },
  ]
  expect(giftsCsv(gifts, '2026-11-21').replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
    'For,Gift name,Event,Status,Given on,Price,Price paid,Type,Link,Description',
    'Maya Okafor,Kite,,Idea,,,,Gift,,',
    'Maya Okafor,Kite,Birthday,Assigned,,15.00,,Gift card,,',
    'Maya Okafor,Kite,Birthday,Bought,2026-11-21,15.00,12.50,Gift,,',
    'Maya Okafor,Kite,Birthday,Given,2026-11-20,,,Gift,https://shop.example/1,Red',
  ])
})
