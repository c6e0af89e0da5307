/**
 * What a talent wrote, on a CV in English: a list knows short words, and the talent is asked once for the
 * rest. What has no English is left out, since a paper in English has no Bengali sentence.
 */

import { type SyntheticEvent, useState } from 'react'
import { readMe } from '#src/api/contract/auth.ts'
import { saveExtra } from '#src/api/save-extra.ts'
import type { Talent } from '#src/api/shapes/talent.ts'
import { useRead } from '#src/api/use-api.ts'
import { hasBengali } from '#src/engines/latin/latin-name.ts'
import { usePaperFormats } from '#src/engines/papers/paper-language.ts'
import { hashText } from '#src/lib/hash-text.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { Stack, Surface, Text } from '#src/ui/layout/layout.tsx'
import { InlineAction } from '#src/ui/states/inline-action.tsx'
import { useInlineAction } from '#src/ui/states/use-inline-action.ts'
import { listSkills } from './talent-view.ts'
import { words } from './words.ts'

const LONGEST = 1000

/** By its content, so that a changed text is asked for again. */
const getKey = (text: string) => `english:${hashText(text.normalize('NFC'))}`

/** In the order of the CV. */
function listTexts(talent: Talent): string[] {
  const all = [
    talent.title,
    talent.about,
    ...talent.experience.flatMap(({ designation, description }) => [designation, description]),
    ...talent.education.flatMap(({ degree, subject }) => [degree, subject]),
    ...listSkills(talent).flatMap(({ name, isVerified }) => (isVerified ? [] : [name])),
  ]
  return [...new Set(all.filter(hasBengali))]
}

function useKept({ _id, english }: Talent, isWanted: boolean) {
  const isOwn = useSession(({ role, user }) => role === 'talent' && user?._id === _id)
  const { data } = useRead(readMe(), { isWanted: isOwn && isWanted })
  const kept: Readonly<Record<string, unknown>> = (isOwn ? data?.free_object : english) ?? {}
  return { kept, canWrite: isOwn && data !== undefined }
}

/** Any client may have written the record, so it is checked where it is printed. (ruling R90) */
function readEnglish(kept: Readonly<Record<string, unknown>>, text: string): string | undefined {
  const written = kept[getKey(text)]
  if (typeof written !== 'string' || hasBengali(written) || written.length > LONGEST) return undefined
  return written.trim() || undefined
}

/** Writes a text of the CV in its language; undefined for what has to be left out. */
export function useCvText(talent: Talent): (text: string) => string | undefined {
  const { language, formats } = usePaperFormats()
  const { kept } = useKept(talent, language === 'en')
  if (language === 'bn') return (text) => text
  return (text) => {
    const { english, bengali } = formats.title(text)
    return readEnglish(kept, text) ?? (bengali === '' ? english : undefined)
  }
}

interface FormProps {
  texts: readonly string[]
  kept: Readonly<Record<string, unknown>>
  onSaved: () => void
}

function Form({ texts, kept, onSaved }: FormProps) {
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({})
  const read = (text: string) => written[text] ?? readEnglish(kept, text) ?? ''
  const faulty = texts.filter((text) => hasBengali(read(text)))
  const saving = useInlineAction(async () => {
    await saveExtra(Object.fromEntries(texts.map((text) => [getKey(text), read(text).trim()])))
    onSaved()
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (faulty.length === 0) void saving.act()
  }
  return (
    <Surface ground="wash" radius="md" pad={12}>
      <form onSubmit={submit} noValidate>
        <InlineAction action={saving}>
          <Stack gap={12}>
            <Text variant="small">{words.english.hint}</Text>
            {texts.map((text) => (
              <div key={text}>
                <TextArea
                  label={words.english.label}
                  hint={text}
                  error={faulty.includes(text) ? words.english.fault : undefined}
                  value={read(text)}
                  rows={text.length > 40 ? 3 : 1}
                  lang="en"
                  maxLength={LONGEST}
                  onChange={({ currentTarget: { value } }) =>
                    setWritten((all) => ({ ...all, [text]: value }))
                  }
                />
              </div>
            ))}
            <div>
              <Button type="submit" isPending={saving.isPending} pendingText={words.english.saving}>
                {words.english.save}
              </Button>
            </div>
          </Stack>
        </InlineAction>
      </form>
    </Surface>
  )
}

/** Inside of an English paper; asks its own talent for what has no English yet. */
export function EnglishTexts({ talent }: { talent: Talent }) {
  const { language, formats } = usePaperFormats()
  const { kept, canWrite } = useKept(talent, language === 'en')
  const [isOpen, setIsOpen] = useState(false)
  if (language === 'bn' || !canWrite) return null
  const texts = listTexts(talent).filter((text) => formats.title(text).bengali !== '')
  if (texts.length === 0) return null
  const isAsked = texts.some((text) => kept[getKey(text)] === undefined)
  if (isAsked || isOpen) return <Form texts={texts} kept={kept} onSaved={() => setIsOpen(false)} />
  const missing = texts.filter((text) => readEnglish(kept, text) === undefined).length
  return (
    <div>
      {missing > 0 && <Text variant="small">{words.english.leftOut(missing)}</Text>}
      <Button variant="subtle" size="sm" onClick={() => setIsOpen(true)}>
        {words.english.change}
      </Button>
    </div>
  )
}
