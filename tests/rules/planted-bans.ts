/** Code that is allowed in one place only, planted elsewhere. */

import type { Planted } from './planted.ts'

export const plantedBans: readonly Planted[] = [
  [
    'bans',
    'the environment below app',
    { 'src/api/client/base.ts': `export const x = import.meta.env.VITE_API_URL` },
    /handed down/,
  ],
  [
    'bans',
    'an environment taken apart',
    { 'src/app/environment.ts': `const { env } = import.meta\nexport const x = env` },
    /replaces whole names/,
  ],
  [
    'bans',
    'a day without its unit',
    { 'src/features/a/b/x.ts': `const DAY = 24 * 60 * 60\nexport const x = (at: number) => at + DAY` },
    /named with their unit/,
  ],
  [
    'bans',
    'a command of a composed key',
    {
      'src/features/a/b/x.tsx': `export const X = () => <input onKeyDown={(event) => event.key === 'Enter' && send()} />`,
    },
    /isComposing/,
  ],
  [
    'bans',
    'the year of an instant by UTC',
    { 'src/features/a/b/x.ts': `export const x = (at: string) => at.slice(0, 4)` },
    /are Dhaka's/,
  ],
  [
    'bans',
    'dates by hand',
    { 'src/ui/date.tsx': `export const x = new Intl.DateTimeFormat('bn')` },
    /lib\/bn/,
  ],
  [
    'bans',
    'raw HTML',
    { 'src/ui/text.tsx': `export const X = () => <p dangerouslySetInnerHTML={{ __html: '' }} />` },
    /safe-html/,
  ],
  [
    'bans',
    'a second schema library',
    { 'src/api/shapes/x.ts': `import * as z from 'zod'\nexport const x = z` },
    /valibot/,
  ],
  [
    'bans',
    'a name of nothing visible',
    { 'src/features/a/b/x.ts': `export const x = (name) => name.trim() === ''` },
    /isBlank/,
  ],
  [
    'bans',
    'a line outside the fields',
    { 'src/features/a/b/x.tsx': `export const X = () => <input type="text" name="promo" />` },
    /ui\/fields/,
  ],
  [
    'bans',
    'files taken outside their field',
    { 'src/features/a/b/x.tsx': `export const X = () => <div onDrop={take}>…</div>` },
    /says what it did not take/,
  ],
  [
    'bans',
    'a press that adds a field and keeps the focus',
    {
      'src/features/a/b/x.tsx': `export const X = () => <Button leftSection={<IconPlus />} onClick={add} />`,
    },
    /gets the focus/,
  ],
  [
    'bans',
    'a stored value without a shape',
    { 'src/stores/a/x.ts': `export const x = () => recallUnknown('notes') as Note[]` },
    /by its shape/,
  ],
  [
    'bans',
    'typed text without a shape',
    { 'src/api/contract/x.ts': `export const x = get('x', { query: v.object({ q: v.string() }) })` },
    /Line where it is compared/,
  ],
  [
    'bans',
    "an error's own words on screen",
    { 'src/features/a/b/x.ts': `export const x = (error: ApiError) => words.failed(error.msg)` },
    /getFailureText/,
  ],
  [
    'bans',
    'a function newer than the floor',
    { 'src/lib/x.ts': `export const x = Promise.withResolvers()` },
    /older-browsers/,
  ],
  [
    'bans',
    'a choice that Firefox 115 hides',
    { 'src/ui/x.module.css': `.a:has(:checked) { color: red }` },
    /data-checked/,
  ],
]
