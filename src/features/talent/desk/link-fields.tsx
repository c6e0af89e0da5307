/** Links on the web: other profiles by name, and work samples. (rulings R19, R55) */

import { IconPlus, IconX } from '@tabler/icons-react'
import { Button } from '#src/ui/button.tsx'
import { WideField } from '#src/ui/fields/field-group.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { useAddedFocus } from '#src/ui/hooks/use-added-focus.ts'
import { useFocusRecovery } from '#src/ui/hooks/use-focus-recovery.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Stack } from '#src/ui/layout/layout.tsx'
import type { ProfileForm } from './use-profile-form.ts'
import { words } from './words.ts'

interface LinkFieldsProps {
  profile: ProfileForm
}

/** A map, since a profile may have a network named like a property of every object, such as `toString`. */
const SOCIAL_NAMES = new Map(Object.entries(words.socials))

/** With `type="url"` the browser would reject what the link rule completes. */
const LINK = { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } as const

export function SocialFields({ profile: { values, form, problems } }: LinkFieldsProps) {
  const { socials } = values
  return Object.entries(socials).map(([place, link]) => (
    <TextField
      {...LINK}
      key={place}
      id={`socials-${place}`}
      label={<span data-latin>{SOCIAL_NAMES.get(place) ?? place}</span>}
      isOptional
      value={link}
      error={problems[`socials.${place}`]}
      onChange={({ currentTarget }) => form.set('socials', { ...socials, [place]: currentTarget.value })}
    />
  ))
}

export function PortfolioFields({ profile: { values, form, problems } }: LinkFieldsProps) {
  const links = values.portfolio_links
  const { place, expectField } = useAddedFocus(useFocusRecovery<HTMLDivElement>())
  function add(): void {
    expectField()
    form.set('portfolio_links', [...links, ''])
  }
  const change = (at: number, ...next: string[]) =>
    form.set('portfolio_links', links.toSpliced(at, 1, ...next))
  return (
    <WideField>
      <Stack gap={12} ref={place}>
        {links.map((link, at) => (
          <TextField
            {...LINK}
            // Links have no id, and an empty one equals another.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            id={at === 0 ? 'portfolio' : undefined}
            label={words.fields.portfolio(at + 1)}
            isOptional
            value={link}
            error={problems[`portfolio_links.${at}`]}
            onChange={({ currentTarget }) => change(at, currentTarget.value)}
            rightSection={
              links.length > 1 && (
                <IconButton label={words.portfolio.remove(at + 1)} onClick={() => change(at)}>
                  <IconX size={18} />
                </IconButton>
              )
            }
          />
        ))}
        <div>
          <Button
            variant="light"
            size="sm"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={add}
          >
            {words.portfolio.add}
          </Button>
        </div>
      </Stack>
    </WideField>
  )
}
