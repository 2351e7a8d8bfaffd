import { emailAddressSchema } from '../../shared/wire.ts'
import type { CalendarDate } from '../../shared/calendar-date.ts'
import { readDate } from '../file-date.ts'
import { mappedFields, type ColumnMapping, type MappedField } from '../found-person.ts'
import { columnKey, type Table } from './table.ts'

/** Which column is what: by its name in English, German, Spanish or French, else by what is in it. */
export function guessColumns({ columns, rows }: Table, today: CalendarDate): ColumnMapping {
  const guess: ColumnMapping = {}
  const free = new Set(columns)
  const take = (field: MappedField, column: string | undefined) => {
    if (column === undefined) return
    guess[field] = column
    free.delete(column)
  }
  for (const field of mappedFields) {
    // 'Date' and 'Amount' say something about a gift only where there is one.
    if (GIFT_FACTS.has(field) && guess.gift === undefined) continue
    const names = words[field]
    take(field, names.map((word) => columns.find((name) => free.has(name) && columnKey(name) === word)).find(isGiven))
  }
  const valuesOf = (column: string) =>
    rows
      .slice(0, MAX_LOOKED_AT)
      .map(({ cells }) => (cells[columns.indexOf(column)] ?? '').trim())
      .filter((value) => value !== '')
  const mostly = (test: (value: string) => boolean) =>
    columns.find((column) => {
      const values = free.has(column) ? valuesOf(column) : []
      return values.length > 0 && values.filter(test).length > values.length / 2
    })
  if (!guess.email)
    take(
      'email',
      mostly((value) => emailAddressSchema.safeParse(value).success),
    )
  // In a table of gifts a date is that of a gift.
  if (!guess.gift && !guess.birthday && !guess.birthMonth)
    take(
      'birthday',
      mostly((text) => isDay(text, today)),
    )
  if (!guess.fullName && !guess.firstName)
    take(
      'fullName',
      mostly((text) => /\p{L}/u.test(text)),
    )
  return guess
}

function isDay(text: string, today: CalendarDate): boolean {
  return readDate({ text }, { order: 'month-first', today })?.day !== undefined
}

function isGiven(column: string | undefined): column is string {
  return column !== undefined
}

const GIFT_FACTS = new Set<MappedField>(['price', 'giftDate', 'giftEvent', 'giftStatus'])
const MAX_LOOKED_AT = 100

const words: Record<MappedField, string[]> = {
  fullName: [
    'full name',
    'name',
    'display name',
    'contact',
    'contact name',
    'person',
    'for',
    'recipient',
    'who',
    'wer',
    'fur',
    'quien',
    'para',
    'qui',
    'pour',
    'vollstandiger name',
    'anzeigename',
    'kontakt',
    'nombre completo',
    'nombre y apellidos',
    'nom complet',
    'nom et prenom',
    'nom affiche',
  ],
  firstName: ['first name', 'firstname', 'given name', 'forename', 'vorname', 'nombre', 'prenom'],
  lastName: [
    'last name',
    'lastname',
    'surname',
    'family name',
    'nachname',
    'familienname',
    'apellidos',
    'apellido',
    'nom',
    'nom de famille',
  ],
  relationship: [
    'relationship',
    'relation',
    'beziehung',
    'verwandtschaft',
    'relacion',
    'parentesco',
    'lien',
    'lien de parente',
  ],
  birthday: [
    'birthday',
    'birthdate',
    'birth date',
    'date of birth',
    'dob',
    'bday',
    'born',
    'geburtstag',
    'geburtsdatum',
    'geb',
    'cumpleanos',
    'fecha de nacimiento',
    'nacimiento',
    'anniversaire',
    'date de naissance',
    'naissance',
  ],
  birthYear: [
    'birth year',
    'year of birth',
    'year',
    'geburtsjahr',
    'jahr',
    'ano de nacimiento',
    'ano',
    'annee de naissance',
    'annee',
  ],
  birthMonth: ['birth month', 'month', 'geburtsmonat', 'monat', 'mes', 'mois'],
  birthDay: ['birth day', 'day', 'tag', 'dia', 'jour'],
  anniversaryDate: [
    'anniversary',
    'wedding anniversary',
    'anniversary date',
    'wedding',
    'hochzeitstag',
    'jahrestag',
    'aniversario',
    'aniversario de bodas',
    'anniversaire de mariage',
  ],
  email: [
    'email',
    'e mail',
    'email address',
    'e mail address',
    'mail',
    'e mail adresse',
    'emailadresse',
    'correo',
    'correo electronico',
    'courriel',
    'adresse e mail',
    'adresse email',
  ],
  phoneNumber: [
    'phone',
    'phone number',
    'mobile',
    'mobile phone',
    'cell',
    'cell phone',
    'telephone',
    'tel',
    'telefon',
    'handy',
    'mobil',
    'telefonnummer',
    'telefono',
    'movil',
    'portable',
    'mobile number',
  ],
  mailingAddress: [
    'address',
    'mailing address',
    'home address',
    'postal address',
    'street address',
    'adresse',
    'anschrift',
    'postanschrift',
    'direccion',
    'adresse postale',
  ],
  gender: ['gender', 'sex', 'geschlecht', 'genero', 'sexo', 'genre', 'sexe'],
  interests: ['interests', 'hobbies', 'hobby', 'likes', 'interessen', 'intereses', 'aficiones', 'interets', 'loisirs'],
  groups: [
    'groups',
    'group',
    'categories',
    'category',
    'labels',
    'tags',
    'gruppe',
    'gruppen',
    'kategorien',
    'kategorie',
    'grupo',
    'grupos',
    'categoria',
    'categorias',
    'groupe',
    'groupes',
    'categorie',
  ],
  notes: [
    'notes',
    'note',
    'comments',
    'comment',
    'notizen',
    'notiz',
    'bemerkung',
    'bemerkungen',
    'notas',
    'nota',
    'comentarios',
    'remarques',
    'commentaires',
  ],
  gift: [
    'gift',
    'present',
    'gift idea',
    'gift ideas',
    'idea',
    'what',
    'item',
    'geschenk',
    'geschenkidee',
    'was',
    'regalo',
    'que',
    'cadeau',
    'quoi',
  ],
  price: ['price', 'cost', 'amount', 'budget', 'preis', 'kosten', 'precio', 'coste', 'prix', 'cout'],
  giftDate: ['given on', 'when', 'date', 'date given', 'datum', 'wann', 'fecha', 'cuando', 'quand'],
  giftEvent: ['occasion', 'event', 'anlass', 'ocasion', 'evento', 'evenement'],
  giftStatus: [
    'given',
    'status',
    'bought',
    'purchased',
    'verschenkt',
    'gekauft',
    'regalado',
    'comprado',
    'offert',
    'achete',
  ],
}
