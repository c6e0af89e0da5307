/** Skills as tags: typed, pasted or chosen from the suggestions; equal ones are merged. (ruling R55) */

import { IconPlus, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { talent } from '#src/api/contract/talent.ts'
import { useApi } from '#src/api/use-api.ts'
import { isBlank, trimText } from '#src/lib/invisible.ts'
import { mergeSkills, MOST_SKILLS } from '#src/lib/talent-rule.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { isComposing } from '#src/ui/hooks/typing-place.ts'
import { useFocusRecovery } from '#src/ui/hooks/use-focus-recovery.ts'
import { Box, Stack, Surface, Text } from '#src/ui/layout/layout.tsx'
import { listSuggestions, splitTyped } from './skill-input.ts'
import { words } from './words.ts'
import chips from '#src/ui/chip-link.module.css'
import classes from './desk.module.css'

export interface SkillsFieldProps {
  skills: readonly string[]
  /** Typed but not added yet. */
  typed: string
  error: string | undefined
  onChange: (next: { skills: string[]; typed: string }) => void
}

function Tags({ skills, onRemove }: { skills: readonly string[]; onRemove: (skill: string) => void }) {
  const place = useFocusRecovery<HTMLUListElement>()
  return (
    <Surface as="ul" plain ref={place} tabIndex={-1} className={chips.row} aria-label={words.skills.list}>
      {skills.map((skill) => (
        <li key={skill}>
          <button
            type="button"
            className={classes.tag}
            aria-label={words.skills.remove(skill)}
            onClick={() => onRemove(skill)}
          >
            <span data-latin dir="auto">
              {skill}
            </span>
            <IconX size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
    </Surface>
  )
}

function Suggestions({
  skills,
  typed,
  onAdd,
}: {
  skills: readonly string[]
  typed: string
  onAdd: (skill: string) => void
}) {
  const { data = [] } = useApi(talent.skills, {}, { isQuiet: true })
  const place = useFocusRecovery<HTMLDivElement>()
  const offered = listSuggestions(
    data.map(({ name }) => name),
    skills,
    typed,
  )
  return (
    <div ref={place}>
      {offered.length > 0 && (
        <fieldset className={chips.row} aria-label={words.skills.suggested}>
          {offered.map((name) => (
            <button
              key={name}
              type="button"
              className={chips.chip}
              aria-label={words.skills.add(name)}
              onClick={() => onAdd(name)}
            >
              <IconPlus size={16} aria-hidden="true" />
              <span data-latin>{name}</span>
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}

export function SkillsField({ skills, typed, error, onChange }: SkillsFieldProps) {
  const [again, setAgain] = useState<string>()
  const isFull = skills.length >= MOST_SKILLS

  function add(text: string, rest = ''): void {
    const merged = mergeSkills([...skills, ...splitTyped(text)])
    setAgain(merged.length === skills.length ? trimText(text) : undefined)
    onChange({ skills: merged, typed: rest })
  }

  function type(text: string): void {
    setAgain(undefined)
    // A comma ends a skill; a pasted list has several.
    if (/[,;\n]/.test(text)) add(text)
    else onChange({ skills: [...skills], typed: text })
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || isComposing(event) || isBlank(typed)) return
    event.preventDefault()
    add(typed)
  }

  return (
    <Stack gap={12}>
      {skills.length > 0 && (
        <Box>
          <Tags
            skills={skills}
            onRemove={(gone) => onChange({ skills: skills.filter((skill) => skill !== gone), typed })}
          />
        </Box>
      )}
      <TextField
        label={words.fields.skill}
        id="skills"
        hint={again ? words.skills.again(again) : words.hints.skill}
        error={error ?? (skills.length > MOST_SKILLS ? words.problems.skills(MOST_SKILLS) : undefined)}
        enterKeyHint="done"
        autoCapitalize="none"
        value={typed}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        rightSection={
          <Text as="span" tone="muted" variant="caption" nowrap className={classes.inField}>
            {words.skills.count(skills.length, MOST_SKILLS)}
          </Text>
        }
      />
      {!isFull && <Suggestions skills={skills} typed={typed} onAdd={add} />}
    </Stack>
  )
}
