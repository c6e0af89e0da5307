/**
 * Says beside a field what of a pasted text it did not take. `maxLength` makes the browser leave it out, as
 * 10 MB in a field would freeze the tab.
 */

import { type ClipboardEvent, type DragEvent, type SyntheticEvent, useState } from 'react'
import { words } from './form-words.ts'

/** The selected text is replaced by a pasted one. */
function countRoom(field: HTMLInputElement | HTMLTextAreaElement, isReplacing: boolean): number {
  const { value, maxLength, selectionStart, selectionEnd } = field
  if (maxLength < 0) return Infinity
  return maxLength - value.length + (isReplacing ? (selectionEnd ?? 0) - (selectionStart ?? 0) : 0)
}

function isField(target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
}

interface CutNote {
  /** Undefined as long as everything was taken. */
  note: string | undefined
  /** For an editor that is no field: how many characters of a paste are left out. */
  tell: (most: number, left: number) => void
  /** For the element around the field. */
  watch: {
    onPaste: (event: ClipboardEvent) => void
    onDrop: (event: DragEvent) => void
    onInput: (event: SyntheticEvent) => void
  }
}

export function useCutNote(): CutNote {
  const [cut, setCut] = useState({ most: 0, left: 0 })
  const compare = (
    { target, defaultPrevented }: SyntheticEvent,
    moved: DataTransfer,
    isReplacing: boolean,
  ) => {
    if (defaultPrevented || !isField(target) || target.readOnly) return
    const left = moved.getData('text').replaceAll('\r\n', '\n').length - countRoom(target, isReplacing)
    setCut({ most: target.maxLength, left: Math.max(0, left) })
  }
  return {
    note: cut.left > 0 ? words.field.cut(cut.most, cut.left) : undefined,
    tell: (most, left) => setCut({ most, left }),
    watch: {
      onPaste: (event) => compare(event, event.clipboardData, true),
      onDrop: (event) => compare(event, event.dataTransfer, false),
      onInput: ({ nativeEvent }) => {
        const isPasted =
          nativeEvent instanceof InputEvent && /^insertFrom(?:Paste|Drop)/.test(nativeEvent.inputType)
        if (!isPasted && cut.left > 0) setCut({ most: 0, left: 0 })
      },
    },
  }
}
