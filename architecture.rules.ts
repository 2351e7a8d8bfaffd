import type { IForbiddenRuleType } from 'dependency-cruiser'

const tests = String.raw`\.test\.tsx?$`
/** What tests of the domain and of the server share of the libraries that read calendars. */
const calendarReaders = String.raw`^src/domain/feeds/testing/readers\.ts$`

/** Who may import whom inside src/, each with its reason. architecture.test.ts holds the code to them. */
export const walls: IForbiddenRuleType[] = [
  {
    name: 'domain-has-few-packages',
    comment: 'The rules run in the browser and on the server and are tested without either, so they know only zod.',
    severity: 'error',
    from: { path: '^src/domain/', pathNot: [tests, calendarReaders] },
    to: { pathNot: ['^src/domain/', '^node_modules/zod/'] },
  },
  {
    name: 'domain-tests-have-few-packages',
    comment:
      'A test of a rule that needs a database or a page is a sign that the rule is not pure. ' +
      'Libraries that read files are the second opinion on those that we write.',
    severity: 'error',
    from: { path: [`^src/domain/.*${tests}`, calendarReaders] },
    to: {
      pathNot: [
        '^src/domain/',
        '^node_modules/(zod|vitest|fast-check|temporal-polyfill|temporal-spec)/',
        String.raw`^node_modules/(@types/vcf|vcf|csv-parse|ical\.js|node-ical)/`,
      ],
    },
  },
  {
    name: 'client-and-server-never-meet',
    comment: 'They meet over /api only. An import across would ship server code to browsers, or the other way round.',
    severity: 'error',
    from: { path: '^src/(client|server)/' },
    to: { path: '^src/(client|server)/', pathNot: '^src/$1/' },
  },
  {
    name: 'client-knows-the-contract-by-type',
    comment: 'The table of routes has every schema of the API; the first load of the client has none and no zod.',
    severity: 'error',
    from: { path: '^src/client/' },
    to: {
      path: String.raw`^src/domain/.*contract\.ts$`,
      pathNot: '^src/domain/shared/',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'ui-and-lib-know-no-feature',
    comment: 'Buttons, dialogs and the API client serve every feature; one that knows a feature serves only that.',
    severity: 'error',
    from: { path: '^src/client/(ui|lib)/' },
    to: { path: '^src/client/(features|app)/' },
  },
  {
    name: 'features-do-not-know-the-app',
    comment: 'The app puts features together; a feature that reached back could not be understood alone.',
    severity: 'error',
    from: { path: '^src/client/features/' },
    to: { path: '^src/client/app/' },
  },
  {
    name: 'client-feature-front-door',
    comment:
      'Others use what a feature offers (queries, mutations, dialogs, parts), so its insides are free to change.',
    severity: 'error',
    from: { path: '^src/client/features/([^/]+)/' },
    to: {
      path: '^src/client/features/',
      pathNot: [
        '^src/client/features/$1/',
        String.raw`^src/client/features/.+/(queries|mutations|dialogs)\.tsx?$`,
        '^src/client/features/.+/parts/',
      ],
    },
  },
  {
    name: 'server-feature-front-door',
    comment: 'Others read by queries and write by commands, where ownership is checked and activities are recorded.',
    severity: 'error',
    from: { path: '^src/server/features/([^/]+)/', pathNot: tests },
    to: {
      path: '^src/server/features/',
      pathNot: ['^src/server/features/$1/', String.raw`^src/server/features/.+/(queries|commands)\.ts$`],
    },
  },
  {
    name: 'server-features-from-outside',
    comment: 'HTTP, jobs and the start use what a feature offers them, so its insides are free to change.',
    severity: 'error',
    from: { path: '^src/server/', pathNot: ['^src/server/(features|testing)/', tests] },
    to: {
      path: '^src/server/features/',
      pathNot: [
        String.raw`^src/server/features/.+routes\.ts$`,
        String.raw`^src/server/features/.+/(queries|commands|jobs)\.ts$`,
      ],
    },
  },
  {
    name: 'identity-and-services-know-no-http',
    comment: 'Jobs and commands act for users too, without a request.',
    severity: 'error',
    from: { path: String.raw`^src/server/(identity/|services\.ts$)` },
    to: { path: '^(src/server/http/|node_modules/fastify/)' },
  },
  {
    name: 'only-features-touch-tables',
    comment: 'A query outside its feature is one that nobody scopes to its owner or changes along with the table.',
    severity: 'error',
    from: {
      path: '^src/server/',
      pathNot: [
        '^src/server/(db|features|jobs|testing)/',
        // Owners of a table, or of a secret in one, without being a feature: sessions, attempts, idempotent answers, the
        // queue of mails, the key of their unsubscribe links, products with what retailers answered, refused and were asked.
        '^src/server/catalogue/',
        '^src/server/identity/(session|(act|ask|contribute|feed)-link|started-work|earlier-tokens)[^/]*$',
        '^src/server/(rate-limit|http/answers)[^/]*$',
        '^src/server/mail/(create-mailer|delivery|unsubscribe)[^/]*$',
        tests,
      ],
    },
    to: { path: String.raw`^src/server/db/schema(/|\.ts$)` },
  },
  {
    name: 'only-proofs-make-owners',
    comment:
      'Every query is scoped by OwnerId, so only code that has checked a session or a signed link may make one, or goes on with work that a session started.',
    severity: 'error',
    from: {
      path: '^src/',
      pathNot: [
        String.raw`^src/server/identity/(session|(act|ask|contribute|feed)-link|started-work)\.ts$`,
        '/testing/',
        tests,
      ],
    },
    to: { path: String.raw`^src/server/identity/as-owner\.ts$` },
  },
  {
    name: 'routes-touch-no-tables',
    comment: 'A route parses, makes one call and presents, so that what it does can be called without HTTP.',
    severity: 'error',
    from: { path: '^src/server/features/[^/]+/routes' + String.raw`\.ts$` },
    to: { path: String.raw`^src/server/db/schema(/|\.ts$)` },
  },
  {
    name: 'no-cycles',
    comment: 'Of files in a circle none can be read first. Dialogs that open each other load lazily and may.',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
  },
]
