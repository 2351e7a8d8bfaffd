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
        const more = v.page.getByRole('button', { name: /^Contact details/ })
        if (await more.isVisible()) await more.click()
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
