/** The toasts of the store, drawn. Loaded with the first toast. */
import { toastClicked, toastClosed, useToasts } from '#src/stores/shell/toast-store.ts'
import { Toaster } from '#src/ui/states/toaster.tsx'

export function ToasterOfStore() {
  const toasts = useToasts((state) => state.toasts)
  return <Toaster toasts={toasts} onClosed={toastClosed} onClicked={toastClicked} />
}
