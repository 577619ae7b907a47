/** How strongly weights are held small. */
const restraint = 1;
const rounds = 25;

/**
 * What each signal counts for a thing's being true: logistic regression, by Newton's method.
 *
 * @param vectors signals of the same number each, of which the first is always 1
 */
export function logisticRegression(vectors: readonly (readonly number[])[], isTrue: readonly boolean[]): number[] {
  const size = vectors[0]?.length ?? 0;
  const weights = Array.from({ length: size }, () => 0);
  for (let round = 0; round < rounds; round++) {
    // The slope and the curvature of the likelihood.
    const slope = weights.map((weight, i) => (i === 0 ? 0 : restraint * weight));
    const curvature = weights.map((_, i) => weights.map((_, j) => (i === j ? restraint : 0)));
    for (const [at, vector] of vectors.entries()) {
      const score = vector.reduce((sum, value, i) => sum + value * weights[i]!, 0);
      const sure = 1 / (1 + Math.exp(-score));
      for (let i = 0; i < size; i++) {
        slope[i]! += (sure - Number(isTrue[at])) * vector[i]!;
        for (let j = 0; j <= i; j++) curvature[i]![j]! += sure * (1 - sure) * vector[i]! * vector[j]!;
      }
    }
    const step = solved(curvature, slope);
    for (let i = 0; i < size; i++) weights[i]! -= step[i]!;
  }
  return weights;
}

/** Solves `matrix · x = right`; only the lower half of the matrix, which is symmetric and positive definite, is looked at. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length;
  const lower = matrix.map((row) => row.map(() => 0));
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i]![j]!;
      for (let k = 0; k < j; k++) sum -= lower[i]![k]! * lower[j]![k]!;
      lower[i]![j] = i === j ? Math.sqrt(sum) : sum / lower[j]![j]!;
    }
  }
  const x = [...right];
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) x[i]! -= lower[i]![k]! * x[k]!;
    x[i]! /= lower[i]![i]!;
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) x[i]! -= lower[k]![i]! * x[k]!;
    x[i]! /= lower[i]![i]!;
  }
  return x;
}
