import { emptyPerson } from '../describe-person.ts'
import { composeAddress } from '../postal-address.ts'
import { birthdayOfParts } from './birthday-parts.ts'
import { joinName, type TableFormat } from './table.ts'

/** The address book of Thunderbird. */
export const thunderbirdTable: TableFormat = {
  kind: 'csv',
  recognizes: (has) => has('display name') && has('birth year') && has('birth month') && has('birth day'),
  person: (cell) => ({
    ...emptyPerson(),
    names: [
      cell('display name'),
      joinName(cell('first name'), cell('last name')),
      cell('nickname'),
      cell('organization'),
      cell('primary email'),
    ],
    birthdays: [{ text: birthdayOfParts(cell('birth year'), cell('birth month'), cell('birth day')) }],
    emails: [cell('primary email'), cell('secondary email')],
    phones: [cell('mobile number'), cell('home phone'), cell('work phone')],
    addresses: [
      composeAddress({
        extended: cell('home address'),
        street: cell('home address 2'),
        city: cell('home city'),
        region: cell('home state'),
        postalCode: cell('home zipcode'),
        country: cell('home country'),
      }),
    ],
    notes: [cell('notes')],
  }),
}
