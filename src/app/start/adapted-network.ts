/**
 * The network of a build whose server does not use the contract's format; other builds have no such file. It takes
 * the responses of the first script's requests. (ruling R76)
 */

import { adapter } from 'virtual:adapter'
import { adaptFetch } from '#src/api/adapters/adapt-fetch.ts'
import { getFetch } from '#src/api/client/request.ts'
import { listRows } from '#src/api/contract/all.ts'
import { environment } from '../environment.ts'

export const adaptedNetwork = adaptFetch(
  adapter,
  listRows().map(({ row }) => row),
  environment.addresses,
  getFetch({}),
)
