/**
 * A paper in English: its names in Latin letters, and the question how its owner spells the own one. It loads
 * with the first paper in English, never before.
 */

import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Box, Row, Surface } from '#src/ui/layout/layout.tsx'
import { InlineAction } from '#src/ui/states/inline-action.tsx'
import { useInlineAction } from '#src/ui/states/use-inline-action.ts'
import type { LatinName } from '../../../latin/latin-name.ts'
import { chooseLatinName, isLatinName, isSameName } from '../../../latin/same-name.ts'
import { translateTitle, writeLatin, writePerson } from '../../../latin/write-latin.ts'
import { PaperLanguageContext } from '../../paper-language.ts'
import { barWords as words } from './words.ts'

const LONGEST_NAME = 80

function findFault(name: string, original: string): string | undefined {
  if (name === '') return words.name.empty
  if (!isLatinName(name)) return words.name.notLatin
  return isSameName(original, name) ? undefined : words.name.other(original)
}

interface QuestionProps {
  original: string
  save: (text: string) => Promise<void>
}

/** Asked once, with a suggestion. It is a spelling of the name on record, so that no paper changes its owner. */
function LatinNameQuestion({ original, save }: QuestionProps) {
  const [text, setText] = useState(writePerson(original))
  const [fault, setFault] = useState<string>()
  const saving = useInlineAction(() => save(text.trim()))
  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    const found = findFault(text.trim(), original)
    setFault(found)
    if (found === undefined) void saving.act()
  }
  return (
    <Surface ground="wash" radius="md" pad={12}>
      <form onSubmit={submit} noValidate>
        <InlineAction action={saving}>
          <Row wrap align="end" gap={8}>
            <Box grow shrink>
              <TextField
                label={words.name.label}
                hint={words.name.hint}
                error={fault}
                value={text}
                lang="en"
                maxLength={LONGEST_NAME}
                autoComplete="off"
                spellCheck={false}
                onChange={({ currentTarget }) => setText(currentTarget.value)}
              />
            </Box>
            <Button type="submit" isPending={saving.isPending} pendingText={words.name.saving}>
              {words.name.save}
            </Button>
          </Row>
        </InlineAction>
      </form>
    </Surface>
  )
}

/**
 * Until the account has answered, the name on record stays: what is printed then would be a guess. What it
 * keeps may be written by any client, so every paper checks it here. (ruling R90)
 */
function writeName(original: string, owner: LatinName | undefined): string {
  if (owner?.original !== original) return writePerson(original)
  return owner.isPending ? original : chooseLatinName(original, owner.kept)
}

export interface EnglishPaperProps {
  name?: LatinName | undefined
  children: ReactNode
}

export function EnglishPaper({ name, children }: EnglishPaperProps) {
  const voice = {
    language: 'en',
    text: writeLatin,
    title: translateTitle,
    name: (original: string) => writeName(original, name),
  } as const
  return (
    <>
      {name?.save && !(name.kept && isSameName(name.original, name.kept)) && (
        <LatinNameQuestion key={name.original} original={name.original} save={name.save} />
      )}
      <PaperLanguageContext value={voice}>{children}</PaperLanguageContext>
    </>
  )
}
