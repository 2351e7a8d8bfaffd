import { counted } from './plural.ts'

/** The screens of importing people. */
export const importScreenTexts = {
  choose: {
    title: 'Choose a file',
    lead: 'Drop a file here, or choose one',
    formats: 'Contacts (.vcf), a table (.csv), a calendar (.ics) or a zip file of these, up to 20 MB',
    button: 'Choose file',
    nothingYet: "We'll show you who is in it before we add anyone.",
    uploading: (fileName: string) => `Sending ${fileName}`,
    reading: (fileName: string) => `Reading ${fileName}`,
    cancel: 'Cancel',
    failed: "We couldn't send this file.",
    notOurs: (fileName: string) =>
      `We can't import ${fileName}. Choose a vCard (.vcf), a CSV file, a calendar (.ics) or a zip file of these.`,
    oneAtATime: 'Import one file at a time.',
    ready: (fileName: string) => `We've read ${fileName}`,
    show: 'See who is in it',
  },
  dropHere: 'Drop to import',
  dropHint: 'Contacts, a table or a calendar of birthdays',

  help: {
    title: 'Where to find the file',
    sources: [
      {
        name: 'iPhone or iCloud',
        steps:
          'On the iPhone, open Contacts, tap Lists, press and hold a list and tap Export. On a computer, open icloud.com/contacts, select everyone and choose Export vCard.',
      },
      {
        name: 'Android or Google Contacts',
        steps: 'Open contacts.google.com, choose Export, then Google CSV or vCard. Both work here.',
      },
      {
        name: 'Outlook',
        steps: 'In Outlook on the web, open People, choose Manage contacts, then Export contacts. You get a CSV file.',
      },
      {
        name: 'Nextcloud',
        steps: 'Open Contacts, then the settings at the lower left, and choose Download next to your address book.',
      },
      {
        name: 'A birthday calendar',
        steps: 'Export the calendar as an .ics file. We read who and when from its events.',
      },
    ],
  },

  /** What a file is, beside its name. */
  kinds: {
    vcard: 'vCard',
    'google-csv': 'Google Contacts',
    'outlook-csv': 'Outlook',
    csv: 'CSV',
    'gifts-csv': 'Gifts (CSV)',
    ics: 'Calendar',
    zip: 'Zip file',
  },

  mapping: {
    title: 'What is in each column?',
    lead: "We guessed what we could. Check the rest, and leave out what you don't need.",
    column: 'Column',
    samples: 'For example',
    is: 'It is',
    what: (column: string) => `What ${column} is`,
    unnamed: (place: number) => `Column ${place}`,
    noSamples: 'Always empty',
    leaveOut: 'Leave it out',
    continue: 'See who is in it',
    needsNameHint: 'Everyone needs a name: choose Full name, or First name and Last name.',
    failed: "We couldn't read the file this way.",
    change: 'Change columns',
    fields: {
      fullName: 'Full name',
      firstName: 'First name',
      lastName: 'Last name',
      relationship: 'Relationship',
      birthday: 'Birthday',
      birthYear: 'Year of birth',
      birthMonth: 'Month of birth',
      birthDay: 'Day of birth',
      anniversaryDate: 'Anniversary',
      email: 'E-mail',
      phoneNumber: 'Phone',
      mailingAddress: 'Address',
      gender: 'Gender',
      interests: 'Interests',
      groups: 'Groups',
      notes: 'Notes',
      gift: 'Gift',
      price: 'Price of the gift',
      giftDate: 'Given on',
      giftEvent: 'Event of the gift',
      giftStatus: 'Bought or given',
    },
  },
  dateOrder: {
    question: '03/04/1990 is',
    options: { 'month-first': 'March 4', 'day-first': 'April 3' },
    notSure: 'The dates in this file can be read in two ways.',
  },
  birthYears: {
    label: 'The years are birth years',
    hint: 'Off if the calendar shows when its events begin, not when people were born.',
  },

  preview: {
    list: 'People in this file',
    skipPeople: 'Skip the list',
    search: 'Search people',
    searchPlaceholder: 'Search by name...',
    show: 'Show',
    views: {
      all: (count: number) => `All ${figure(count)}`,
      new: (count: number) => `New ${figure(count)}`,
      there: (count: number) => `Already there ${figure(count)}`,
      possible: (count: number) => `Who is it? ${figure(count)}`,
    },
    withBirthday: 'With a birthday only',
    group: 'Group',
    allGroups: 'All groups',
    selectShown: (count: number) => (count === 1 ? 'Select the one shown' : `Select all ${figure(count)} shown`),
    setForChecked: 'Set what the checked people are to you',
    setForCheckedOf: (count: number) => `Set for ${figure(count)} checked...`,
    setFor: (count: number, relationship: string) =>
      `${counted(count, 'person', 'people')} set to ${relationship.toLowerCase()}`,
    relationshipOf: (name: string) => `What ${name} is to you`,
    whoIs: (name: string) => `Who ${name} is`,
    chooseWho: 'Choose who it is...',
    sameAs: (name: string, why: string) => `${name} (${why})`,
    why: { email: 'same e-mail', phone: 'same phone', name: 'same name' },
    newPerson: 'A new person',
    states: {
      new: 'New',
      there: 'Already there',
      possible: 'Possible match',
      possibleOf: (count: number) => `${count} possible matches`,
    },
    /** In 'Adds …', where that isn't the word below. */
    addsFields: {
      birthday: 'a birthday',
      anniversaryDate: 'an anniversary',
      email: 'an e-mail address',
      phoneNumber: 'a phone number',
      mailingAddress: 'an address',
      gender: 'a gender',
    },
    adds: (what: string) => `Adds ${what}`,
    addsMany: (count: number) => `Adds ${counted(count, 'detail')}`,
    /** Details that aren't shown themselves, only that they come along. Other texts of a contact have their label. */
    alsoFields: {
      birthday: 'birthday',
      anniversaryDate: 'anniversary',
      email: 'e-mail',
      phoneNumber: 'phone',
      mailingAddress: 'address',
      interests: 'interests',
      categoryIds: 'interests',
      notMeant: 'what was not meant',
      events: 'events',
      gifts: 'gift ideas',
    },
    anniversary: (date: string) => `Anniversary ${date}`,
    event: (name: string, day: string) => `${name} (${day})`,
    andMore: (some: string, more: number) => `${some} and ${figure(more)} more`,
    nothingNew: 'Nothing new',
    noDetails: 'Only a name',
    problems: (count: number) => `${counted(count, 'thing')} we read differently or left out`,
    line: (line: number) => `Line ${figure(line)}`,
    nobodySelected: 'Nobody is selected',
    selected: (count: number, all: number) => `${figure(count)} of ${figure(all)} selected`,
    hidden: (count: number) => (count === 1 ? '1 of them is not shown' : `${figure(count)} of them are not shown`),
    room: (room: number) => `Room for ${counted(room, 'more contact', 'more contacts')}`,
    overRoom: (room: number, over: number) =>
      room === 0
        ? `Your account is full. It has no room for ${over === 1 ? 'a new contact' : `${figure(over)} new contacts`}.`
        : `There's room for ${counted(room, 'new contact')}, so uncheck ${figure(over)}.`,
    keepFirst: (room: number) => `Keep the first ${figure(room)}`,
    run: (count: number) => (count === 0 ? 'Import' : `Import ${counted(count, 'person', 'people')}`),
    starting: 'Starting...',
    failedToStart: "We couldn't start the import.",
    failedToRead: "We couldn't read the file this way.",
    couldNotLoad: "We couldn't load this import",
    discard: 'Discard this file',
    discardQuestion: {
      title: 'Discard this file?',
      text: 'Nothing of it has been added to your contacts.',
      action: 'Discard file',
    },
    failedToDiscard: "We couldn't discard this file.",
    discarded: 'File discarded',
    nobodyWithBirthday: {
      title: 'Nobody in this file has a birthday',
      text: 'You can still add people and fill in their days later.',
    },
    showAll: (count: number) => (count === 1 ? 'Show the one person' : `Show all ${figure(count)} people`),
    allThere: {
      title: 'Nothing new in this file',
      text: (count: number) =>
        count === 1
          ? 'The one person in it is already in your contacts.'
          : `All ${figure(count)} people are already in your contacts, with everything the file has.`,
    },
    showAnyway: 'Show them anyway',
    chooseAnother: 'Choose another file',
    empty: { title: 'Nobody left to import', text: 'We found no one in this file whom we could add.' },
    noneFound: { title: 'Nobody found', text: 'Try another name, or take off a filter.' },
    clear: 'Clear filters',
  },

  running: {
    title: (total: number) => `Importing ${counted(total, 'person', 'people')}`,
    text: 'You can leave this page or close the app. The import goes on.',
    progress: (done: number, total: number) => `${figure(done)} of ${figure(total)}`,
    open: 'Show import',
  },
  done: {
    title: (added: number, changed: number) =>
      added === 0 && changed > 0 ? `Updated ${counted(changed, 'contact')}` : `Imported ${counted(added, 'contact')}`,
    alsoChanged: (changed: number) => `${counted(changed, 'contact')} got new details.`,
    nothing: 'Nothing was added.',
    events: (count: number) => `${counted(count, 'event')} to remember came along.`,
    showContacts: 'Show contacts',
    dashboard: 'See your dashboard',
    undoUntil: (date: string) => `You can undo this until ${date}.`,
    undo: 'Undo import',
  },
  failed: {
    title: 'The import stopped',
    text: 'Nothing was added to your contacts. Choose the file again.',
  },
  undo: {
    title: 'Undo this import?',
    text: (added: number, changed: number) =>
      [
        added > 0 ? `We'll remove ${counted(added, 'contact')} with their events` : '',
        changed > 0 ? `take back what we added to ${counted(changed, 'other contact')}` : '',
      ]
        .filter(Boolean)
        .join(' and ')
        .replace(/^take/, "We'll take") + '. Anyone you have edited since stays.',
    action: 'Undo import',
    short: 'Undo',
    undoing: 'Undoing...',
    failed: "We couldn't undo the import.",
    done: 'Import undone',
    removed: (count: number) => `${counted(count, 'contact')} removed.`,
    restored: (count: number) => `${counted(count, 'contact')} back to how ${count === 1 ? 'it was' : 'they were'}.`,
    kept: (count: number) => `${counted(count, 'contact')} kept`,
    nothing: 'There was nothing to take back.',
  },
  gone: {
    title: 'This import is gone',
    text: 'We keep the three newest files, each for 24 hours. Choose it again to import it.',
  },

  earlier: {
    title: 'Earlier imports',
    couldNotLoad: "We couldn't load your earlier imports",
    states: {
      mapping: 'Waiting for you',
      preview: 'Waiting for you',
      running: 'In progress',
      done: 'Done',
      failed: 'Stopped',
      undone: 'Undone',
    },
    people: (count: number) => counted(count, 'person', 'people'),
    resume: 'Continue',
    of: (fileName: string) => `the import of ${fileName}`,
    unnamed: 'A file without a name',
  },
} as const

function figure(count: number): string {
  return count.toLocaleString('en-US')
}
