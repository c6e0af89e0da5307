/** Writes `src/ui/theme/theme.css` from the theme (`node scripts/theme.ts`, then `npx oxfmt src/ui/theme/theme.css`); a test holds the two together. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeThemeCss } from '../src/ui/theme/theme-css.ts'
import { projectRoot } from './project-root.ts'

await writeFile(join(projectRoot, 'src', 'ui', 'theme', 'theme.css'), writeThemeCss())
