/** Undo and redo by key, by place on the keyboard so that a Bengali layout does not matter. Also inside fields: the browser knows only its own. */
import { useEffect } from 'react'
import { announce } from '#src/ui/frame/announcer.tsx'
import { redoPressed, undoPressed } from './table-store.ts'
import { words } from './words.ts'

export function useUndoKeys(examId: string): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const isUndo = event.code === 'KeyZ' && !event.shiftKey
      const isRedo = event.code === 'KeyY' || (event.code === 'KeyZ' && event.shiftKey)
      if (!isUndo && !isRedo) return
      event.preventDefault()
      if (isUndo) undoPressed(examId)
      else redoPressed(examId)
      announce(isUndo ? words.undone : words.redone)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [examId])
}
