/**
 * Lists the contents of an application line by line: the account details, which the server adds, the CV and
 * the note. (ruling R54)
 */

import { IconMail, IconMessage, IconPaperclip, IconPhone, IconUser } from '@tabler/icons-react'
import { readMe } from '#src/api/contract/auth.ts'
import { useRead } from '#src/api/use-api.ts'
import { formatFileName } from '#src/lib/file-name.ts'
import { StitchHeading } from '#src/ui/text/stitch-heading.tsx'
import { words } from './words.ts'
import classes from './apply.module.css'

export function ApplyPreview({ cvName, note }: { cvName: string | undefined; note: string }) {
  const { data: me } = useRead(readMe(), { isQuiet: true })
  const lines = [
    { Icon: IconUser, name: words.apply.name, value: me?.name },
    { Icon: IconPhone, name: words.apply.phone, value: me?.phone, isLatin: true },
    { Icon: IconMail, name: words.apply.email, value: me?.email, isLatin: true },
    { Icon: IconPaperclip, name: words.apply.file, value: cvName && formatFileName(cvName), isLatin: true },
    { Icon: IconMessage, name: words.apply.message, value: note },
  ]
  return (
    <section>
      <StitchHeading isSmall>{words.apply.preview}</StitchHeading>
      <dl className={classes.preview}>
        {lines.map(({ Icon, name, value, isLatin }) => (
          <div key={name}>
            <dt>
              <Icon size={18} stroke={1.75} aria-hidden="true" />
              {name}
            </dt>
            <dd dir="auto" data-latin={(isLatin && value) || undefined}>
              {value || words.apply.nothing}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
