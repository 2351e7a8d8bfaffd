import { contactTexts } from '#domain/texts/contacts.ts'
import { contactTextFields } from '#domain/contacts/text-fields.ts'
import { toast } from '#client/lib/toast.ts'
import { generalTexts } from '#domain/texts/general.ts'
import type { ContactValues } from './contact-form.ts'

/** https://www.w3.org/TR/contact-picker/ — Chrome on Android has it. */
interface PhoneAddress {
  recipient?: string
  organization?: string
  addressLine?: readonly string[]
  dependentLocality?: string
  city?: string
  region?: string
  postalCode?: string
  country?: string
}
interface PhoneContact {
  name?: readonly string[]
  email?: readonly string[]
  tel?: readonly string[]
  address?: readonly PhoneAddress[]
}
type Property = keyof PhoneContact
interface ContactsManager {
  getProperties(): Promise<string[]>
  select(properties: Property[]): Promise<PhoneContact[]>
}

type Picked = Partial<Pick<ContactValues, 'fullName' | 'email' | 'phoneNumber' | 'mailingAddress'>>

const wanted: readonly Property[] = ['name', 'email', 'tel', 'address']

function phoneContacts(): ContactsManager | undefined {
  const { contacts } = navigator as Navigator & { contacts?: ContactsManager }
  return contacts?.select === undefined ? undefined : contacts
}

/** Whether this browser can show the phone's own contacts. */
export function canPickFromPhone(): boolean {
  return phoneContacts() !== undefined
}

/**
 * What the phone knows of the person that is chosen there: the first of several values. Undefined when nobody was chosen.
 * Nothing of the others leaves the phone.
 */
export async function pickFromPhone(): Promise<Picked | undefined> {
  const phone = phoneContacts()
  if (phone === undefined) return undefined
  try {
    const known = await phone.getProperties()
    const [chosen] = await phone.select(wanted.filter((property) => known.includes(property)))
    return chosen && valuesOf(chosen)
  } catch {
    toast({ title: generalTexts.error, description: contactTexts.pick.failed, variant: 'destructive' })
    return undefined
  }
}

function valuesOf({ name, email, tel, address }: PhoneContact): Picked {
  const found = {
    fullName: firstOf(name, 200),
    email: firstOf(email, 254),
    phoneNumber: firstOf(tel, contactTextFields.phoneNumber.max),
    mailingAddress: firstOf(address?.map(linesOf), contactTextFields.mailingAddress.max),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

function firstOf(values: readonly string[] | undefined, max: number): string | undefined {
  return values?.map((value) => value.trim().slice(0, max)).find((value) => value !== '')
}

/** As it's written on an envelope. */
function linesOf({
  organization,
  addressLine = [],
  dependentLocality,
  city,
  region,
  postalCode,
  country,
}: PhoneAddress) {
  const place = [[city, region].filter(Boolean).join(', '), postalCode].filter(Boolean).join(' ')
  return [organization, ...addressLine, dependentLocality, place, country].filter(Boolean).join('\n')
}
