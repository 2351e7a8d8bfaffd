import { all, type State } from '../state.ts'
import type { Visitor } from '../visitor.ts'

async function giftDetails(v: Visitor): Promise<void> {
  await v.open(`/contacts?event=${v.rows.eventId}`)
  await v.dialog(/^Edit Event/)
  await v.press(`View Details: ${v.rows.giftTitle}`)
  await v.dialog('Gift Details')
  await v.settled()
}

async function recommendations(v: Visitor): Promise<void> {
  await v.open(`/contacts?event=${v.rows.eventId}`)
  await v.dialog(/^Edit Event/)
  await v.press(/^Search Gifts for /)
  await v.dialog(/^AI Gift Recommendations/)
  await v.page.getByRole('article').first().waitFor()
  await v.settled()
}

const dialogs: Omit<State, 'as'>[] = [
  { name: 'gift details', everywhere: true, show: giftDetails },
  {
    name: 'Edit Gift',
    everywhere: true,
    async show(v) {
      await giftDetails(v)
      await v.press('Edit')
      await v.dialog('Edit Gift')
      await v.settled()
    },
  },
  {
    name: 'Split Gift',
    everywhere: true,
    async show(v) {
      await giftDetails(v)
      await v.press('Split cost')
      await v.dialog(/^Split Gift: /)
      await v.settled()
    },
  },
  {
    name: 'Split Gift, its end',
    async show(v) {
      await giftDetails(v)
      await v.press('Split cost')
      await v.dialog(/^Split Gift: /)
      await v.settled()
      await v.toEnd()
    },
  },
  {
    name: 'Split Gift, answered',
    everywhere: true,
    async show(v) {
      await shared(v)
      await v.toEnd()
    },
  },
  {
    name: 'Links of contributors',
    everywhere: true,
    async show(v) {
      await shared(v)
      await v.press('Create links')
      await v.dialog(/^Links for /)
      await v.settled()
    },
  },
  {
    name: 'Links of contributors, how to pay',
    async show(v) {
      await shared(v)
      await v.press('Create links')
      await v.dialog(/^Links for /)
      await v.press('Change')
      await v.settled()
    },
  },
  {
    name: 'Delete Gift',
    async show(v) {
      await giftDetails(v)
      await v.press('Delete Gift')
      await v.dialog('Delete Gift')
    },
  },
  { name: 'recommendations', everywhere: true, show: recommendations },
  {
    name: 'Quick idea',
    everywhere: true,
    async show(v) {
      await v.open('/dashboard')
      await v.keys('Control+Shift+g')
      await v.dialog('Quick idea')
      await v.settled()
    },
  },
]

/** The split of the gift that has been shared by links. */
async function shared(v: Visitor): Promise<void> {
  await v.open('/gifts')
  // Only rows near the screen are rendered.
  await v.page.getByRole('searchbox').first().fill('Bicycle with a basket')
  await v.press('More for Bicycle with a basket')
  await v.choose('Split cost')
  await v.dialog(/^Split Gift: /)
  await v.settled()
}

/** Gift ideas, splits, recommendations. */
export const giftStates: State[] = [
  ...all({ as: 'full' }, dialogs),
  ...all({ as: 'crowded' }, dialogs),
  ...all({ as: 'full' }, [
    {
      name: 'recommendations, Greeting Cards',
      async show(v) {
        await recommendations(v)
        await v.tab('Greeting Cards')
        await v.settled()
      },
    },
    {
      name: 'recommendations, Custom Search',
      async show(v) {
        await recommendations(v)
        await v.tab('Custom Search')
        await v.settled()
      },
    },
    {
      name: 'recommendations, Gift Options',
      everywhere: true,
      async show(v) {
        await recommendations(v)
        await v.press(/^Gift Options: /)
        await v.page.getByRole('menuitem').first().waitFor()
      },
    },
    {
      name: 'Gift Details & Cost Splitting',
      everywhere: true,
      async show(v) {
        await recommendations(v)
        await v.press(/^Gift Options: /)
        await v.choose('View Details')
        await v.dialog('Gift Details & Cost Splitting')
        await v.settled()
      },
    },
    {
      name: 'Save Gift Idea',
      async show(v) {
        await v.open(`/gift-recommendations/${v.rows.contactId}`)
        await v.press(/^Gift Options: /)
        await v.choose('Save as Idea')
        // On touch screens a dialog takes the place of the second menu.
        const without = v.page.getByRole('menuitem', { name: 'Without an event' })
        await without
          .or(v.page.getByRole('dialog', { name: 'Choose an Event' }))
          .first()
          .waitFor()
        if (await without.isVisible()) await v.choose('Without an event')
        await v.dialog(/Save Gift Idea|Choose an Event/)
        await v.settled()
      },
    },
    {
      name: 'Assign Gift to Occasion',
      async show(v) {
        await v.open(`/gift-recommendations/${v.rows.contactId}`)
        await v.press(/^Assign to Event: /)
        await v.dialog('Assign Gift to Occasion')
        await v.settled()
      },
    },
    {
      name: 'Choose a Contact',
      async show(v) {
        await v.open('/gifts')
        await v.page.getByRole('searchbox').first().fill('candle')
        await v.keys('Enter')
        await v.tab('Products')
        await v.press('Select a Contact')
        await v.dialog('Choose a Contact')
        await v.settled()
      },
    },
    {
      name: 'Gift Ideas, narrowed to nothing',
      async show(v) {
        await v.open('/gifts')
        await v.page.getByRole('searchbox').first().fill('zzz')
        await v.settled()
      },
    },
    {
      name: 'Add Gift Idea',
      everywhere: true,
      async show(v) {
        await v.open('/dashboard')
        await v.press(/^Show gifts: /)
        await v.press('Add Gift Idea')
        await v.dialog('Add Gift Idea')
        await v.settled()
      },
    },
    {
      name: 'Quick idea, understood',
      everywhere: true,
      async show(v) {
        await v.open('/dashboard')
        await v.keys('Control+Shift+g')
        await v.dialog('Quick idea')
        await v.fill('What?', 'Rain boots $24 for Leo')
        await v.settled()
      },
    },
    {
      name: 'Quick idea, shared from elsewhere',
      async show(v) {
        await v.open('/share?title=Kalimba&text=For%20Maya&url=https%3A%2F%2Fexample.invalid%2Fkalimba')
        await v.dialog('Quick idea')
        await v.settled()
      },
    },
    {
      name: 'Quick idea, its toast',
      async show(v) {
        await v.open('/dashboard')
        await v.keys('Control+Shift+g')
        await v.dialog('Quick idea')
        await v.fill('What?', `Rain boots ${Date.now() % 1000} for Leo`)
        await v.press('Save Idea')
        await v.toast(/idea/i)
      },
    },
    {
      name: 'a gift’s question: given before',
      async show(v) {
        await v.open(`/contacts?event=${v.rows.eventId}`)
        await v.dialog(/^Edit Event/)
        await v.press(/^Move to Ideas: /)
        await v.dialog('Move Gift to Ideas')
      },
    },
  ]),
]
