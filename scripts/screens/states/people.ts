import { all, type State } from '../state.ts'
import type { Visitor } from '../visitor.ts'

async function contact(v: Visitor): Promise<void> {
  await v.open('/contacts')
  await v.openContact(v.rows.contactName)
  await v.settled()
}

const dialogs: Omit<State, 'as'>[] = [
  {
    name: 'contact',
    everywhere: true,
    show: contact,
    inView: (v) => v.page.getByRole('dialog').getByRole('button', { name: /Next event/ }),
  },
  {
    name: 'contact, its end',
    async show(v) {
      await contact(v)
      await v.toEnd()
    },
  },
  {
    name: 'Edit Contact',
    everywhere: true,
    async show(v) {
      await contact(v)
      await v.press('Edit')
      await v.page.getByRole('button', { name: 'Save Changes' }).waitFor()
    },
  },
  {
    name: 'Edit Contact, its end',
    async show(v) {
      await contact(v)
      await v.press('Edit')
      await v.page.getByRole('button', { name: 'Save Changes' }).waitFor()
      await v.toEnd()
    },
  },
  {
    name: 'what a contact answered',
    everywhere: true,
    async show(v) {
      await contact(v)
      await v.press('Review')
      await v.dialog(/^What .* wrote$/)
      await v.settled()
    },
  },
  {
    name: 'what a contact answered, nothing chosen',
    async show(v) {
      await contact(v)
      await v.press('Review')
      await v.dialog(/^What .* wrote$/)
      await v.settled()
      for (const box of await v.page.getByRole('dialog').last().getByRole('checkbox').all()) await box.setChecked(false)
      await v.press(/^Add to /)
      await v.see('Choose at least one first')
    },
  },
  {
    name: 'Ask them',
    async show(v) {
      await contact(v)
      await v.press('Ask them')
      await v.dialog(/^Ask /)
      await v.settled()
    },
  },
  {
    name: 'Ask them, the link',
    everywhere: true,
    async show(v) {
      await contact(v)
      await v.press('Ask them')
      await v.dialog(/^Ask /)
      await v.settled()
      // A link of its own, so that the one in use goes on working.
      await v.page.route('**/ask-link', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({
              status: 201,
              json: {
                url: `${'https://ribbonry.example/ask/'}${'a'.repeat(80)}`,
                expiresAt: '2027-01-05T12:00:00.000Z',
              },
            })
          : route.fallback(),
      )
      await v.press(/^Make a/)
      await v.see('Copy message')
    },
  },
  {
    name: 'Merge with another contact',
    async show(v) {
      await contact(v)
      await v.press(/^More actions for /)
      await v.choose('Merge with...')
      await v.dialog(/^Who else is/)
    },
  },
  {
    name: 'Delete Contact',
    async show(v) {
      await v.open('/contacts')
      await v.pick('Cards')
      await v.press(/^Delete /)
      await v.dialog(/^Delete/)
    },
  },
]

/** Contacts: added, looked at, edited, deleted. */
export const peopleStates: State[] = [
  ...all({ as: 'full' }, dialogs),
  ...all({ as: 'crowded' }, dialogs),
  ...all({ as: 'full' }, [
    {
      name: 'contact, an event’s gifts',
      async show(v) {
        await contact(v)
        await v.press(/^Show gifts for /)
        await v.settled()
      },
    },
    {
      name: 'contact, past events',
      async show(v) {
        await contact(v)
        await v.tab(/^Past/)
      },
    },
    {
      name: 'Add Contact',
      everywhere: true,
      async show(v) {
        await v.open('/contacts')
        await v.startAddingContact()
        await v.settled()
      },
    },
    {
      name: 'Add Contact, nothing filled in',
      async show(v) {
        await v.open('/contacts')
        await v.startAddingContact()
        await v.keys('Control+Enter')
        await v.see('Full name is required')
      },
    },
    {
      name: 'Add Contact, everything open',
      async show(v) {
        await v.open('/contacts')
        await v.startAddingContact()
        await v.describePerson({ name: 'Priya Rao', relationship: 'Spouse' })
        await v.press('Add special event')
        await v.fill('Event name', 'First date')
        await v.fill('Search interests', 'swim')
        for (const part of [/^Wishes and sizes/, /^Contact details/]) {
          const more = v.page.getByRole('button', { name: part })
          if (await more.isVisible()) await more.click()
        }
        await v.toEnd()
      },
    },
    {
      name: 'Add Contact, discard?',
      everywhere: true,
      async show(v) {
        await v.open('/contacts')
        await v.startAddingContact()
        await v.fill('Full name', 'Priya Rao')
        await v.press('Cancel')
        await v.dialog('Discard your changes?')
      },
    },
    {
      name: 'Add Contact, the emoji',
      async show(v) {
        await v.open('/contacts')
        await v.startAddingContact()
        await v.press('Choose emoji')
        await v.settled()
      },
    },
    {
      name: 'a toast with its dates',
      async show(v) {
        await v.open('/contacts')
        await v.startAddingContact()
        await v.describePerson({ name: `Priya Rao ${Date.now() % 1000}`, relationship: 'Friend' })
        await v.pickBirthday('March', '3')
        await v.saveContact()
        await v.toast('was added to your contacts!')
      },
    },
  ]),
]
