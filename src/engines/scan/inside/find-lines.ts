/** Finds straight edges at which it gets brighter in one direction, by a Hough transform of each direction. */

export interface Grey {
  width: number
  height: number
  data: Uint8ClampedArray
}

/** All points with `x * cos + y * sin = distance`; the normal points to where it is brighter. */
export interface Line {
  angle: number
  distance: number
}

/** Weaker ones are grain of the paper. */
const LEAST_GRADIENT = 24
/** A page may lie this far askew. */
const MOST_TILT = (40 * Math.PI) / 180
const ANGLE_STEP = Math.PI / 120
const ANGLES = Math.ceil((2 * MOST_TILT) / ANGLE_STEP) + 1
const DISTANCE_STEP = 2
/** Lines that are nearer to one another than this, in steps, are one. */
const NEAR = 4

interface Edge {
  x: number
  y: number
  angle: number
  weight: number
}

/** Sobel's gradient of each pixel that has one. */
export function listEdges({ width, height, data }: Grey): Edge[] {
  const edges: Edge[] = []
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      const get = (step: number) => data[at + step] ?? 0
      const [up, down] = [-width, width]
      const across = get(up + 1) + 2 * get(1) + get(down + 1) - get(up - 1) - 2 * get(-1) - get(down - 1)
      const along = get(down - 1) + 2 * get(down) + get(down + 1) - get(up - 1) - 2 * get(up) - get(up + 1)
      const weight = Math.hypot(across, along)
      if (weight >= LEAST_GRADIENT) edges.push({ x, y, angle: Math.atan2(along, across), weight })
    }
  }
  return edges
}

/** Between -π and π. */
const wrapAngle = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle))

interface Votes {
  counts: Float32Array
  distances: number
  /** Added to a distance, which may be negative. */
  shift: number
}

function castVotes(edges: readonly Edge[], facing: number, reach: number): Votes {
  const shift = reach
  const distances = Math.ceil((2 * reach) / DISTANCE_STEP) + 1
  const counts = new Float32Array(ANGLES * distances)
  for (const { x, y, angle, weight } of edges) {
    const tilt = wrapAngle(angle - facing)
    if (Math.abs(tilt) > MOST_TILT) continue
    const middle = Math.round((tilt + MOST_TILT) / ANGLE_STEP)
    for (let at = Math.max(0, middle - 3); at <= Math.min(ANGLES - 1, middle + 3); at += 1) {
      const own = facing - MOST_TILT + at * ANGLE_STEP
      const step = Math.round((x * Math.cos(own) + y * Math.sin(own) + shift) / DISTANCE_STEP)
      // A strong edge does not outvote a long one.
      counts[at * distances + step]! += Math.min(weight, 160)
    }
  }
  return { counts, distances, shift }
}

function clearAround({ counts, distances }: Votes, at: number): void {
  const [angle, step] = [Math.floor(at / distances), at % distances]
  for (let row = Math.max(0, angle - NEAR); row <= Math.min(ANGLES - 1, angle + NEAR); row += 1)
    for (let each = Math.max(0, step - NEAR); each <= Math.min(distances - 1, step + NEAR); each += 1)
      counts[row * distances + each] = 0
}

/** The strongest lines behind which it is brighter towards `facing`, an angle. */
export function findLines(edges: readonly Edge[], facing: number, reach: number, most: number): Line[] {
  const votes = castVotes(edges, facing, reach)
  const lines: Line[] = []
  while (lines.length < most) {
    let best = 0
    for (let at = 1; at < votes.counts.length; at += 1) if (votes.counts[at]! > votes.counts[best]!) best = at
    if (votes.counts[best] === 0) break
    const angle = facing - MOST_TILT + Math.floor(best / votes.distances) * ANGLE_STEP
    lines.push({ angle, distance: (best % votes.distances) * DISTANCE_STEP - votes.shift })
    clearAround(votes, best)
  }
  return lines
}
