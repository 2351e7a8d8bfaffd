import type { Rolldown } from 'vite'

/**
 * Which file of the build a module is in: that of the highest priority that fits, then the first. Left alone, whatever a
 * different set of screens and dialogs needs is a file of its own: some twenty requests for the landing page, and a hundred
 * for the contacts with the details of one.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  // What starts the app, and what the two pages below share: by default it would be in one of them, and the other would load both.
  {
    name: 'first',
    // Several queries at once, and lists that grow, are what dialogs and other pages use.
    test: /rolldown\/runtime|src\/client\/(?:index\.html|features\/legal\/parts\/AmazonNotice|features\/profile\/(?:queries|zone-known))|node_modules\/(?:@tanstack\/(?!react-virtual|virtual-core|.*(?:[qQ]ueries(?:Observer)?|InfiniteQuery|infiniteQueryObserver)\.js)|lucide-react\/.*\/(?:bell|calendar-heart|lightbulb)\.)/,
    priority: 2,
  },
  // The page that signed-out visitors see; the account dialogs share its forms. Passkeys and codes come when used.
  {
    name: 'landing',
    test: /src\/client\/features\/(?:landing\/|accounts\/(?!.*(?:Dialog|Page|CodeStep|webauthn|ResetPassword|Resend|confirmation|mail)))/,
    priority: 1,
  },
  // Around every signed-in page, and its home page.
  {
    name: 'dashboard',
    test: /src\/client\/(?:app\/shell\/(?!Drawer|ExitGuest|ShortcutAddress)|features\/dashboard\/(?!queries|first-steps|Welcome|DashboardStrips))/,
    priority: 1,
  },
  // What every form is made of; of the two pages above only the landing page has one.
  {
    name: 'forms',
    test: /src\/client\/(?:lib\/form|ui\/(?:Checkbox|Field|PasswordInput|Tabs))\./,
    priority: 2,
  },
  // Zod and what screens share that can't do without it, 93 kB before compression: they need it when a form opens.
  {
    name: 'schemas',
    test: /node_modules\/zod\/|src\/domain\/(?:shared\/wire|.*\/delivery-days)\./,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  // What most dialogs share, small words and rules among it, and the icons of all of them: two files rather than dozens.
  // Pages check by schemas, too.
  {
    name: 'dialog-parts',
    test: /src\/(?:client\/(?:lib\/(?!schema-errors)|ui\/(?:AppModal|ConfirmDialog|FormDialog|VersionNotice)\.)|(?:domain|client\/features)\/.*\/(?:short-money|first-name|amount-error|own-interest|price-text|event-label|event-lists|no-contacts|import-links)\.)/,
    minShareCount: 2,
  },
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2 },
  // What so many screens and dialogs share. Long lists and the names of all categories are too large for those that have neither.
  {
    name: 'common',
    test: /src\/(?:client|domain)\/(?!ui\/VirtualRows|catalogue\/category-)/,
    minShareCount: 8,
    includeDependenciesRecursively: false,
  },
  // The details of a contact are fetched as soon as contacts are seen.
  {
    name: (id, context) => (isOfDetailsAlone(id, context) ? 'details' : null),
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
]

/** Whether other dialogs share it with the details of a contact, but no screen does. */
function isOfDetailsAlone(id: string, context: Rolldown.ChunkingContext): boolean {
  if (!/src\/(?:client|domain)\//.test(id)) return false
  const needing = new Set([id])
  // A set also goes through what is added on the way.
  for (const one of needing) {
    const { importers = [], dynamicImporters = [], isEntry = false } = context.getModuleInfo(one) ?? {}
    // The app loads screens. What a page loads, such as a tab, counts as a part of it; features load dialogs.
    if (isEntry || dynamicImporters.some((by) => /\/src\/client\/app\/|Page\.tsx$/.test(by))) return false
    for (const by of importers) needing.add(by)
  }
  return [...needing].some((one) => one.endsWith('/ContactDetailsDialog.tsx'))
}
