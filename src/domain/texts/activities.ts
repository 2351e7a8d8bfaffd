import { counted } from './plural.ts'

/** What the server records for Recent Activity. */
export const activityTexts = {
  contactAdded: (fullName: string) => `Added contact: ${fullName}`,
  contactUpdated: (fullName: string) => `Updated contact: ${fullName}`,
  contactDeleted: (fullName: string) => `Deleted contact: ${fullName}`,
  contactAnswered: (fullName: string) => `${fullName} answered your questions`,
  contactsMerged: (other: string, fullName: string) => `Merged contact: ${other} into ${fullName}`,
  eventCreated: (event: string, fullName: string) => `Created event: ${event} for ${fullName}`,
  eventUpdated: (event: string) => `Updated event: ${event}`,
  eventDeleted: (event: string) => `Deleted event: ${event}`,
  giftSaved: (title: string) => `Saved gift idea: ${title}`,
  giftAssigned: (title: string) => `Assigned gift: ${title}`,
  giftPurchased: (title: string) => `Purchased: ${title}`,
  /** @param name of the contributor, @param share '$48.00' */
  contributorAnswered: {
    in: (name: string, share: string, title: string) => `${name} is in for ${share}: ${title}`,
    paid: (name: string, share: string, title: string) => `${name} has paid ${share}: ${title}`,
    out: (name: string, _share: string, title: string) => `${name} can't join in this time: ${title}`,
  },
  giftRemoved: (title: string) => `Removed gift idea: ${title}`,
  reminderSet: (event: string) => `Reminder set: ${event}`,
  planCreated: (plan: string, people: number) => `Planned ${plan} for ${counted(people, 'person', 'people')}`,
  planUpdated: (plan: string) => `Updated plan: ${plan}`,
  planDeleted: (plan: string) => `Deleted plan: ${plan}`,
  profileUpdated: 'Profile updated',
} as const
