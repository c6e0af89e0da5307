/** `Load` inside a card or a head: a failure is one line there and not a card in a card. */

import { Failed } from './failed.tsx'
import { Load, type LoadProps } from './load.tsx'

export function LoadInside<T>(props: LoadProps<T>) {
  const { data, error, retry } = props.from
  if (data === undefined && error) return <Failed shape="row" error={error} onRetry={retry} />
  return <Load {...props} />
}
