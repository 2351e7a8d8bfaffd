import { expect, it } from 'vitest'
import { budgetCsv } from './csv.ts'
import type { Budget } from './schema.ts'

const figures = {
  budget: '80.00',
  spent: '150.00',
  bought: '0.00',
  open: '-70.00',
  ownShare: '65.00',
  gifts: 1,
  withoutPrice: 0,
}
const budget: Budget = {
  year: 2026,
  envelope: null,
  assigned: '80.00',
  ...figures,
  withoutEvent: 0,
  open: null,
  byMonth: [{ ...figures, lastYear: '70.00', month: 12 }],
  byContact: [
    {
      ...figures,
      lastYear: '70.00',
      contactId: 1,
      contactName: '=HYPERLINK("https://evil.example")',
      relationship: 'child',
      emoji: null,
      picture: null,
    },
  ],
  byRelationship: [{ ...figures, open: '12.00', lastYear: '70.00', relationship: 'Child' }],
  byOccasion: [
    {
      ...figures,
      lastYear: '70.00',
      name: 'Christmas',
      events: [
        {
          ...figures,
          occasionId: 1,
          contactId: 1,
          contactName: 'Leo',
          name: "Leo's Christmas",
          occurrenceDate: '2026-12-25',
          planId: null,
        },
      ],
    },
  ],
  forecast90: {
    from: '2026-11-21',
    to: '2027-02-19',
    assigned: '0.00',
    unusedBudgets: '0.00',
    total: '0.00',
    ownShare: '0.00',
    events: 0,
    withoutPrice: 0,
  },
  lastYear: { year: 2025, envelope: null, spent: '70.00', bought: '70.00', ownShare: '70.00', byMonth: [] },
}

it('has every table of the page, and no cell that starts a formula', () => {
  const lines = budgetCsv(budget).replace('\uFEFF', '').trimEnd().split('\r\n')
  expect(lines).toEqual([
    'Table,Occasion,Person,Date,Budget,Spent,Bought,Open,Over budget,Your share,2025,Gifts,Without a price',
    '2026,,,,,150.00,0.00,,,65.00,70.00,1,0',
    'By month,,,December,80.00,150.00,0.00,0.00,70.00,65.00,70.00,1,0',
    `By person,,"'=HYPERLINK(""https://evil.example"")",,80.00,150.00,0.00,0.00,70.00,65.00,70.00,1,0`,
    'By relationship,,Child,,80.00,150.00,0.00,12.00,0.00,65.00,70.00,1,0',
    'By occasion,Christmas,,,80.00,150.00,0.00,0.00,70.00,65.00,70.00,1,0',
    "Event,Leo's Christmas,Leo,2026-12-25,80.00,150.00,0.00,0.00,70.00,65.00,,1,0",
  ])
})
