import { fieldTexts } from './fields.ts'
import { contactTexts } from './contacts.ts'

/** Files for other apps: phones, calendars and spreadsheets. */
export const exportTexts = {
  title: 'Export',
  hint: 'Take your contacts, events or gift ideas to your phone, a calendar or a spreadsheet.',
  /** What a menu offers, with what reads it. */
  contactsForPhones: 'Contacts for phones (vCard)',
  contactsForSheets: 'Contacts for spreadsheets (CSV)',
  events: 'Events for calendars (ICS)',
  giftIdeas: 'Gift ideas for spreadsheets (CSV)',
  /** On the Contacts page. */
  moreActions: 'More actions',
  exportForPhones: 'Export for phones (vCard)',
  exportForSheets: 'Export for spreadsheets (CSV)',
  saved: 'We saved the file.',
  failed: 'Failed to export',

  /** The first row of the contacts' CSV; further columns are named like the fields of a contact. */
  contactColumns: {
    fullName: fieldTexts.fullName,
    relationship: contactTexts.fields.relationship,
    birthday: 'Birthday',
    anniversary: contactTexts.fields.anniversary,
    email: contactTexts.fields.email,
    interests: contactTexts.fields.interests,
  },
  /** The first row of the gift ideas' CSV. */
  giftColumns: {
    person: 'For',
    title: fieldTexts.giftName,
    event: 'Event',
    status: 'Status',
    date: 'Given on',
    price: 'Price',
    pricePaid: 'Price paid',
    type: 'Type',
    link: 'Link',
    description: fieldTexts.description,
  },
  giftStatus: { idea: 'Idea', assigned: 'Assigned', purchased: 'Bought', bought: 'Bought', given: 'Given' },
  giftType: { gift: 'Gift', card: 'Gift card' },
} as const
