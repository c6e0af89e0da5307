/**
 * A form for something on the server: its values are in a draft, and a press stores them on the device until the server
 * has them; another teacher's edits are merged or asked about. An editor adds its shape, its record, its fields and
 * its words. (rulings R16, R36, R82)
 */

import { type ComponentType, type ReactNode, useState } from 'react'
import type * as v from 'valibot'
import { ClashError } from '#src/api/requests/define-edit.ts'
import { pressAndWatch, type Settled } from '#src/api/requests/request-outbox.ts'
import { useRequests } from '#src/api/requests/use-requests.ts'
import { draftDropped } from '#src/stores/drafts/draft-store.ts'
import { type EditedDraft, useEditedDraft } from '#src/stores/drafts/use-edited-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { FormCard } from '#src/ui/fields/form-card.tsx'
import { type Form, type Problems, useDraftForm } from '#src/ui/fields/use-draft-form.ts'
import { WaitingRequest } from '#src/ui/states/waiting-request.tsx'
import type { About, TeacherRecord } from './define-record.ts'
import { EditClash, EditGone } from './edit-clash.tsx'
import type { EditorFile } from './use-editor-file.ts'

/** What the fields of an editor get. */
export interface Editing<Props, Values, Extra> {
  props: Props
  values: Values
  form: Form<Values>
  extra: Extra
  /** Discards the draft and closes the form. */
  leave: () => void
}

interface EditorWords {
  save: string
  saving: string
  drop: string
  /** Sends a new one. */
  add: string
  /** Shown if somebody else has removed it: what sending does now. */
  gone?: string
}

interface UsualActionsProps {
  words: EditorWords
  isNew: boolean
  isPending: boolean
  leaveTo: string | undefined
  onLeave: () => void
}

function UsualActions({ words, isNew, isPending, leaveTo, onLeave }: UsualActionsProps) {
  return (
    <>
      <Button variant="default" {...(leaveTo !== undefined && { to: leaveTo })} onClick={onLeave}>
        {words.drop}
      </Button>
      <Button type="submit" isPending={isPending} pendingText={words.saving}>
        {isNew ? words.add : words.save}
      </Button>
    </>
  )
}

interface EditorParts<
  Props extends { existing?: Thing | undefined },
  Thing extends { _id: string },
  Values extends object,
  Extra,
  Reply,
> {
  shape: v.GenericSchema<unknown, Values>
  /** Names the draft. */
  getKey: (props: Props) => string
  /** Values of a new one. */
  create: (props: Props) => Values
  /** Values of one from the server. */
  read: (thing: Thing) => Values
  /** What it is sent with. */
  record: TeacherRecord<Values, Reply>
  /** Stores new ones on the device, where the record has no way of its own; their list says how far they are. */
  writeNew?: (values: Values) => void
  /** The batch to which it belongs. */
  getBatch: (props: Props, values: Values) => string
  /** State that only this editor has, such as its file. */
  useExtra: (props: Props, draft: { key: string } & Pick<EditedDraft<Values>, 'values' | 'type'>) => Extra
  check: (values: Values, props: Props, extra: Extra) => Problems<Values>
  /** Asks about unlikely but valid input. */
  confirm?: (values: Values, props: Props, extra: Extra) => Promise<boolean>
  /** What the main button sends of the typed values. */
  prepare?: (values: Values) => Values
  /** The file that goes along. */
  getFile?: (extra: Extra) => EditorFile
  /** `reply` is undefined while it waits on the device. */
  done: (reply: Reply | undefined, props: Props, extra: Extra, values: Values) => void
  /** Runs when the draft is discarded; returns a page to open, or a function that closes the form. */
  leave?: (props: Props, extra: Extra) => void
  leaveTo?: (props: Props) => string
  getTitle?: (props: Props) => string
  /** True for a form that a press opens within its page. */
  opensInPlace?: boolean
  isGone?: (props: Props) => boolean
  words: EditorWords
  /** Names every field when a person chooses between two edits. */
  labels: Readonly<Record<keyof Values, string | undefined>>
  /** Values in words, for the same choice. */
  show?: (props: Props) => { [K in keyof Values]?: (value: Values[K]) => string }
  Fields: ComponentType<Editing<Props, Values, Extra>>
  /** Replaces the two default buttons. */
  Actions?: ComponentType<Editing<Props, Values, Extra>>
  /** Puts the card beside something else. */
  frame?: (card: ReactNode, values: Values) => ReactNode
}

interface Press<Values> {
  about: About
  base: Values
  fields: Values
  /** The key of a press with a file. */
  id: string | undefined
}

async function pressRecord<Values extends object, Reply>(
  {
    record: { create, update },
    writeNew,
  }: Pick<EditorParts<never, never, Values, never, Reply>, 'record' | 'writeNew'>,
  { about, base, fields, id }: Press<Values>,
): Promise<Settled<Reply>> {
  if (about.id !== '') return pressAndWatch(update, { about, base, fields }, id)
  if (create) return pressAndWatch(create, { about, fields }, id)
  writeNew?.(fields)
  draftDropped(about.draft)
  return { data: undefined, isWaiting: true }
}

/** `server`: the values of the record, or of a new one. */
function useShownValues<Values extends object, Reply>(
  { record, shape }: Pick<EditorParts<never, never, Values, never, Reply>, 'record' | 'shape'>,
  { key, id, server }: { key: string; id: string; server: Values },
) {
  const [waiting] = useRequests(record.update, id)
  const isOnItsWay = waiting !== undefined && waiting.state !== 'refused'
  // An edit that waits is what the teacher sees, as if it had arrived.
  const edited = useEditedDraft(key, shape, isOnItsWay ? waiting.values.fields : server)
  // The draft is empty from the press on.
  const [pressed, setPressed] = useState<Values>()
  const values = pressed ?? edited.values
  const type = (next: Values) => {
    setPressed(undefined)
    edited.type(next)
  }
  return { edited, waiting, values, type, setPressed }
}

export function defineEditor<
  Props extends { existing?: Thing | undefined },
  Thing extends { _id: string },
  Values extends object,
  Extra,
  Reply,
>(parts: EditorParts<Props, Thing, Values, Extra, Reply>): (props: Props) => ReactNode {
  const { words, Fields, Actions } = parts

  function useEditing(props: Props) {
    const [key, id] = [parts.getKey(props), props.existing?._id ?? '']
    const server = props.existing ? parts.read(props.existing) : parts.create(props)
    const { edited, waiting, values, type, setPressed } = useShownValues(parts, { key, id, server })
    const extra = parts.useExtra(props, { key, values, type })

    async function send(typed: Values): Promise<Settled<Reply>> {
      setPressed(typed)
      try {
        const file = parts.getFile?.(extra)
        const press = (pressKey?: string, hasFile = false) => {
          const about = { id, batch: parts.getBatch(props, typed), draft: key, hasFile }
          return pressRecord(parts, { about, base: edited.base, fields: typed, id: pressKey })
        }
        return await (file ? file.pressWith(press) : press())
      } catch (error) {
        setPressed(undefined)
        // Says in the form what both have changed.
        if (error instanceof ClashError) edited.join(typed, error.theirs as Values)
        throw error
      }
    }

    const form = useDraftForm({
      values,
      type,
      check: (typed) => parts.check(typed, props, extra),
      confirm: async (typed) => parts.confirm?.(typed, props, extra) ?? true,
      send,
      done: ({ data }) => parts.done(data, props, extra, values),
    })
    function leave(): void {
      edited.drop()
      parts.leave?.(props, extra)
    }
    return { editing: { props, values, form, extra, leave }, edited, waiting }
  }

  return function Editor(props: Props) {
    const { editing, edited, waiting } = useEditing(props)
    const { values, form, leave } = editing
    const card = (
      <FormCard
        refusals={form.refusals}
        failure={form.failure}
        takesFocus={parts.opensInPlace}
        title={parts.getTitle?.(props)}
        onSubmit={(event) => form.submit(event, parts.prepare?.(values))}
        actions={
          Actions ? (
            <Actions {...editing} />
          ) : (
            <UsualActions
              words={words}
              isNew={!props.existing}
              isPending={form.isPending}
              leaveTo={parts.leaveTo?.(props)}
              onLeave={leave}
            />
          )
        }
      >
        {parts.isGone?.(props) && words.gone !== undefined && <EditGone text={words.gone} />}
        {waiting && !form.isPending && <WaitingRequest request={waiting} />}
        <EditClash
          clash={edited.clash}
          labels={parts.labels}
          {...(parts.show && { show: parts.show(props) })}
          onTake={edited.settle}
        />
        <Fields {...editing} />
      </FormCard>
    )
    return parts.frame ? parts.frame(card, values) : card
  }
}
