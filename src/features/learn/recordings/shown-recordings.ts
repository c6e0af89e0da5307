/** Whether the page of a batch shows all recordings or only videos that come from no class, by its address. (ruling R62) */

export type Shown = 'all' | 'videos'

export function parseShown(params: URLSearchParams): Shown {
  return params.get('show') === 'videos' ? 'videos' : 'all'
}
