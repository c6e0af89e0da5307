/** Trees with one violation each, for the tests of the house rules. */

import { plantedBans } from './planted-bans.ts'

/** [rule, what is planted, files, what the fault says] */
export type Planted = readonly [
  rule: string,
  what: string,
  files: Readonly<Record<string, string>>,
  fault: RegExp,
]

export const planted: readonly Planted[] = [
  [
    'addresses',
    'a pattern is written a second time',
    {
      'src/lib/paths.ts': `export const paths = { course: path('/course/:slug') }`,
      'src/app/things.ts': `export const isCourse = (route: string) => route === '/course/:slug'`,
    },
    /\/course\/:slug is an address of src\/lib\/paths/,
  ],
  [
    'layers',
    'lib looks up',
    { 'src/lib/price.ts': `import { Card } from '#src/ui/card.tsx'\nexport const x = Card` },
    /lib may not see ui/,
  ],
  [
    'layers',
    'the shared room of another wing',
    {
      'src/features/learn/jobs/jobs.ts': `import { x } from '#src/features/teach/shared/x.ts'\nexport const y = x`,
      'src/features/teach/plan/plan.ts': `import { x } from '#src/features/teach/shared/x.ts'\nexport const z = x`,
      'src/features/teach/shared/x.ts': 'export const x = 1',
    },
    /^src\/features\/learn\/jobs\/jobs.ts imports .*is another feature/,
  ],
  [
    'layers',
    'a screen in the inside of an engine',
    {
      'src/features/learn/notes/x.ts': `import { x } from '#src/engines/scan/inside/quad.ts'\nexport const y = x`,
      'src/engines/scan/inside/quad.ts': 'export const x = 1',
    },
    /is the inside of an engine/,
  ],
  [
    'layers',
    'a field loads what an engine shows with itself',
    {
      'src/ui/fields/x.tsx': `import { Scan } from '#src/engines/scan/parts/scan.tsx'\nexport const X = Scan`,
      'src/engines/scan/parts/scan.tsx': 'export const Scan = () => null',
    },
    /ui may not see parts/,
  ],
  [
    'layers',
    'an engine draws',
    { 'src/engines/scan/x.ts': `import { Card } from '#src/ui/card.tsx'\nexport const x = Card` },
    /engines may not see ui/,
  ],
  [
    'layers',
    'ui asks the server',
    { 'src/ui/card.tsx': `import { call } from '../api/call.ts'\nexport const x = call` },
    /ui may not see api/,
  ],
  [
    'layers',
    'api says a toast',
    { 'src/api/call.ts': `import { say } from '#src/stores/shell/toast-store.ts'\nexport const x = say` },
    /api may not see stores/,
  ],
  [
    'layers',
    'a store calls',
    { 'src/stores/booking-store.ts': `import { call } from '#src/api/call.ts'\nexport const x = call` },
    /only the types of api/,
  ],
  [
    'layers',
    'a feature in a feature',
    {
      'src/features/account/auth/panel.tsx': `import { Buy } from '#src/features/shop/checkout/buy.tsx'\nexport const x = Buy`,
    },
    /another feature/,
  ],
  [
    'layers',
    'a lazy look up',
    {
      'src/features/account/auth/panel.tsx': `export const x = () => import('#src/routes/guest/home.screen.tsx')`,
    },
    /features may not see routes/,
  ],
  [
    'layers',
    'the sandbox in a screen',
    {
      'src/routes/guest/home.screen.tsx': `import { seed } from '#src/sandbox/seed/seed.ts'\nexport const x = seed`,
    },
    /routes may not see sandbox/,
  ],
  [
    'layers',
    'the sandbox always',
    { 'src/main.tsx': `import { sandbox } from '#src/sandbox/browser.ts'\nexport const x = sandbox` },
    /dynamic import/,
  ],
  [
    'layers',
    'handed on',
    { 'src/lib/price.ts': `export { call } from '#src/api/call.ts'` },
    /lib may not see api/,
  ],
  [
    'circles',
    'a circle of three, types included',
    {
      'src/lib/a.ts': `import { b } from './b.ts'\nexport const a = () => b`,
      'src/lib/b.ts': `import { c } from './c.ts'\nexport const b = () => c`,
      'src/lib/c.ts': `import type { a } from '#src/lib/a.ts'\nexport type C = typeof a`,
    },
    /lib\/a\.ts, src\/lib\/b\.ts, src\/lib\/c\.ts/,
  ],
  [
    'verbs',
    'a noun',
    { 'src/lib/price.ts': `export const priceOf = () => 1` },
    /priceOf begins with no verb/,
  ],
  [
    'verbs',
    'a past participle',
    { 'src/lib/price.ts': `export function priceAdded() {}` },
    /priceAdded begins with no verb/,
  ],
  [
    'no prop of',
    'an attribute',
    { 'src/ui/card.tsx': `export const x = <Card of={1} />` },
    /card\.tsx:1 is called of/,
  ],
  [
    'no prop of',
    'a member of a type',
    { 'src/ui/card.tsx': `interface CardProps {\n  of: string\n}` },
    /card\.tsx:2 is called of/,
  ],
  [
    'no prop of',
    'a name that a pattern gives',
    { 'src/ui/card.tsx': `export const x = ({ mark: of = 1 }) => of` },
    /card\.tsx:1 is called of/,
  ],
  [
    'no prop of',
    'a parameter',
    { 'src/lib/price.ts': `export const getPrice = (of: number) => of` },
    /price\.ts:1 is called of/,
  ],
  [
    'place types',
    'one of many meanings',
    { 'src/lib/price.ts': `interface PricePlace {\n  at: number\n}` },
    /PricePlace says no more/,
  ],
  [
    'comments',
    'a riddle',
    { 'src/lib/price.ts': `/** What it costs. */\nexport const price = 1` },
    /price\.ts:1 must be solved/,
  ],
  [
    'comments',
    'a comment whose code has moved away',
    { 'src/lib/price.ts': `export const price = 1\n/** In taka. */\n\nexport const other = 2` },
    /price\.ts:2 describes no code/,
  ],
  [
    'comments',
    'a comment above another one',
    {
      'src/lib/price.ts': `export const price = 1\n/** In taka. */\n/** In paisa. */\nexport const other = 2`,
    },
    /price\.ts:2 describes no code/,
  ],
  ['names', 'no subject', { 'src/lib/utils.ts': `export const x = 1` }, /name the subject/],
  ['names', 'no kebab', { 'src/ui/CourseCard.tsx': `export const x = 1` }, /kebab-case/],
  [
    'names',
    'a lost screen',
    { 'src/features/account/auth/login.screen.tsx': `export const x = 1` },
    /src\/routes/,
  ],
  [
    'names',
    'a store without its name',
    { 'src/stores/session.ts': `import { create } from 'zustand'\nexport const x = create` },
    /-store\.ts/,
  ],
  [
    'sizes',
    'a long file',
    { 'src/lib/long.ts': 'export const x = 1\n' + '// line\n'.repeat(350) },
    /351 lines/,
  ],
  [
    'sizes',
    'a long store',
    { 'src/features/account/auth/step-store.ts': 'export const x = 1\n' + '// line\n'.repeat(90) },
    /91 lines.*at most 90/,
  ],
  [
    'sizes',
    'a long screen',
    { 'src/routes/guest/home.screen.tsx': 'export const x = 1\n' + '// line\n'.repeat(150) },
    /151 lines.*at most 150/,
  ],
  ['barrels', 'an index', { 'src/ui/index.ts': `export const x = 1` }, /no barrels/],
  [
    'barrels',
    'a file that hands on',
    { 'src/ui/all.ts': `export { Card } from './card.tsx'\nexport * from './pill.tsx'` },
    /no barrels/,
  ],
  ...plantedBans,
  [
    'place of words',
    'Bengali in a component',
    { 'src/ui/card.tsx': `export const X = () => <p>কোর্স</p>` },
    /words\.ts/,
  ],
  [
    'register',
    'তুমি',
    { 'src/features/account/auth/words.ts': `export const words = { ask: 'তোমার ফোন নম্বর দাও' }` },
    /“তোমার”/,
  ],
  [
    'register',
    'an ordinal by hand',
    {
      'src/features/account/auth/words.ts': 'export const words = { again: (no: number) => `${n(no)}য় বার` }',
    },
    /ordinals go through/,
  ],
  [
    'register',
    'a case ending by hand',
    { 'src/features/account/auth/words.ts': 'export const words = { of: (name: string) => `${name}-এর` }' },
    /names go through/,
  ],
  [
    'register',
    'a percentage by hand',
    {
      'src/features/account/auth/words.ts': 'export const words = { of: (share: number) => `${n(share)}%` }',
    },
    /percentages go through/,
  ],
  [
    'register',
    'a mark by hand',
    {
      'src/features/account/auth/words.ts':
        'export const words = { of: (mark: number, marks: number) => `${n(mark)}/${n(marks)}` }',
    },
    /marks go through formatMark/,
  ],
  [
    'register',
    'a second name',
    { 'src/features/account/auth/words.ts': `export const words = { keys: 'কীবোর্ডের বোতাম' }` },
    /called “কিবোর্ড”/,
  ],
  [
    'unused words',
    'a word that nothing says',
    {
      'src/features/account/auth/words.ts': `export const words = { ask: 'নাম', due: { one: 'এক', two: 'দুই' }, kinds: { live: 'লাইভ' } } as const`,
      'src/features/account/auth/panel.tsx': `import { words } from './words.ts'
        export function Panel({ kind }: { kind: 'live' }) {
          const { due } = words
          return <p title={words.ask}>{words.kinds[kind]} {due.one}</p>
        }`,
    },
    /^src\/features\/account\/auth\/words\.ts: nothing says words\.due\.two$/,
  ],
  [
    'unused styles',
    'a class that nothing wears',
    {
      'src/ui/card.module.css': `.card { padding: .5rem; } @media (width > 48em) { .card .lost:hover { color: red } } .wide, .narrow { margin: 0 }`,
      'src/ui/card.tsx': `import classes from './card.module.css'
        export const Card = ({ size }: { size: string }) => <p className={classes.card}>{size}</p>`,
      'src/ui/other.tsx': `import { wide, narrow } from './size.ts'
        import classes from './card.module.css'
        export const Other = () => [classes['wide'], classes.narrow, wide, narrow]`,
    },
    /^src\/ui\/card\.module\.css: nothing wears \.lost$/,
  ],
  [
    'type scale',
    'a size of letters that no role has',
    {
      'src/ui/card.module.css': `.card { font-size: 0.875rem } .loud { font-size: 1.0625rem; } .small { font-size: inherit; }`,
    },
    /^src\/ui\/card\.module\.css: 1\.0625rem is no size of the type scale \(docs\/type\.md\)$/,
  ],
  [
    'layout tokens',
    'a token that the table has not',
    {
      'src/ui/layout/tokens.ts': `export const TOKENS = { gap: { property: 'gap', lengths: [8] } } as const`,
      'src/ui/card.tsx': `import { Row } from './layout/layout.tsx'\nexport const x = <Row as="p" gap={8}><Row gap={13} /></Row>`,
      'src/ui/layout/layout.tsx': `export const Row = new Set('gap'.split(' '))`,
    },
    /^src\/ui\/layout\/tokens\.ts: has no gap-13$/,
  ],
  [
    'layout tokens',
    'a token without a use',
    {
      'src/ui/layout/tokens.ts': `export const TOKENS = { wrap: 'flex-wrap: wrap', gap: { property: 'gap', values: { 8: '0.5rem' } } } as const`,
      'src/ui/card.tsx': `import { Row } from './layout/layout.tsx'\nexport const x = <Row wrap />`,
      'src/ui/layout/layout.tsx': `export const Row = new Set('gap wrap'.split(' '))`,
    },
    /^src\/ui\/layout\/tokens\.ts: nothing uses gap-8$/,
  ],
  [
    'own rows',
    'a row beside the kit, not in the list',
    {
      'src/features/learn/jobs/saved-jobs.tsx': `import { WorkRow } from '#src/ui/work-row.tsx'\nimport classes from './saved-jobs.module.css'\nfunction SavedRow() {\n  return <li className={classes.row} />\n}\nexport const FreeRow = () => <WorkRow title="" />\nexport const Saved = SavedRow`,
    },
    /^src\/features\/learn\/jobs\/saved-jobs\.tsx: SavedRow draws a row or card of its own: use WorkRow in a RowList, Facts, [^\n]*$/,
  ],
  [
    'own rows',
    'a listed card that the kit draws now',
    {
      'src/features/learn/notes/note-card.tsx': `import { Section } from '#src/ui/section.tsx'\nimport classes from './note-card.module.css'\nexport const NoteCard = () => <Section title="" className={classes.note} />`,
    },
    /^src\/features\/learn\/notes\/note-card\.tsx: NoteCard draws no row or card of its own: take it out/,
  ],
]
