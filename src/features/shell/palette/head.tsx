/** The field of the palette: it keeps the focus while the arrows choose. */

import { IconArrowLeft, IconSearch, IconX } from '@tabler/icons-react'
import { type ComponentPropsWithRef, type FocusEvent, useRef } from 'react'
import { useSession } from '#src/stores/session/session-store.ts'
import { paletteClosed, usePalette } from '#src/stores/shell/palette-store.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { KeyCap } from '#src/ui/text/key-cap.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { words } from './words.ts'
import classes from './palette.module.css'

/** The maximum length in the search page's address; no course name is longer. */
const LONGEST = 200

/**
 * The words of an earlier search are selected, so they can be kept or replaced; letters passed on by a bar
 * are appended to.
 */
function selectEarlier({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  if (!usePalette.getState().isTaken) currentTarget.select()
}

interface FieldProps extends Pick<ComponentPropsWithRef<'input'>, 'ref'> {
  listId: string
  /** Id of the option that Enter opens. */
  chosenId: string | undefined
  onType: (text: string) => void
}

function Field({ listId, chosenId, onType, ...rest }: FieldProps) {
  const text = usePalette((state) => state.text)
  const label = useSession((state) => state.status === 'signed-in') ? words.label : words.guestLabel
  return (
    <div className={classes.field}>
      <TextField
        {...rest}
        data-autofocus
        label={label}
        isLabelHidden
        inputMode="search"
        enterKeyHint="go"
        role="combobox"
        aria-expanded={chosenId !== undefined}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosenId}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={LONGEST}
        placeholder={label}
        value={text}
        onChange={({ target }) => onType(target.value)}
        onFocus={selectEarlier}
      />
    </div>
  )
}

interface HeadProps extends Pick<FieldProps, 'listId' | 'chosenId' | 'onType'> {
  isWide: boolean
  /** The number of hits in words; empty while nothing is typed. */
  found: string
}

export function Head({ isWide, found, ...field }: HeadProps) {
  const input = useRef<HTMLInputElement>(null)
  const isEmpty = usePalette((state) => state.text === '')
  function clear(): void {
    field.onType('')
    input.current?.focus()
  }
  return (
    <Row gap={8} className={classes.head}>
      {isWide ? (
        <IconSearch size={22} stroke={1.75} className={classes.lens} aria-hidden="true" />
      ) : (
        <IconButton label={words.back} onClick={paletteClosed}>
          <IconArrowLeft size={22} stroke={1.75} aria-hidden="true" />
        </IconButton>
      )}
      <Field ref={input} {...field} />
      {isWide ? (
        <>
          <Text as="span" tone="muted" variant="small" fixed aria-hidden="true">
            {found}
          </Text>
          <button type="button" className={classes.close} onClick={paletteClosed}>
            <KeyCap>Esc</KeyCap>
            <VisuallyHidden>{words.close}</VisuallyHidden>
          </button>
        </>
      ) : (
        !isEmpty && (
          <IconButton label={words.clear} onClick={clear}>
            <IconX size={20} stroke={2} aria-hidden="true" />
          </IconButton>
        )
      )}
    </Row>
  )
}
