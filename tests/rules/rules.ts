/** The house rules by name. Each lists its faults in a tree; none means that the tree follows it. */

import { addressFaults } from './addresses.ts'
import { banFaults } from './code-bans.ts'
import { circleFaults, commentFaults, verbFaults } from './counts.ts'
import { namedOfFaults, placeTypeFaults } from './inner-names.ts'
import { layerFaults } from './layers.ts'
import { layoutTokenFaults } from './layout-tokens.ts'
import { listOwnSizes } from './letter-sizes.ts'
import { barrelFaults, nameFaults, sizeFaults } from './names-and-sizes.ts'
import { ownRowFaults } from './own-rows.ts'
import type { SourceFile } from './source-tree.ts'
import { unusedStyleFaults, unusedWordFaults } from './unused-names.ts'
import { placeOfWordsFaults, registerFaults } from './words-rules.ts'

type Rule = (files: readonly SourceFile[], root: string) => string[]

export const rules: Readonly<Record<string, Rule>> = {
  layers: layerFaults,
  circles: circleFaults,
  verbs: verbFaults,
  'no prop of': namedOfFaults,
  'place types': placeTypeFaults,
  comments: commentFaults,
  names: nameFaults,
  sizes: sizeFaults,
  barrels: barrelFaults,
  bans: banFaults,
  'place of words': placeOfWordsFaults,
  register: registerFaults,
  'unused words': unusedWordFaults,
  'unused styles': unusedStyleFaults,
  'layout tokens': layoutTokenFaults,
  'own rows': ownRowFaults,
  'type scale': (_files, root) => listOwnSizes(root),
  addresses: addressFaults,
}
