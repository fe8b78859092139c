/**
 * The slope of the straight line that comes nearest to the points (least squares), and twice its standard error: as far
 * as points that scatter by chance may lead astray. It is NaN for fewer than three.
 */
export function slopeOf(points: readonly { x: number; y: number }[]): { slope: number; error: number } {
  const mean = (of: 'x' | 'y') => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [x, y] = [mean('x'), mean('y')];
  const width = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  const slope = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) / width;
  const scatter = points.reduce((sum, point) => sum + (point.y - y - slope * (point.x - x)) ** 2, 0);
  return { slope, error: 2 * Math.sqrt(scatter / (points.length - 2) / width) };
}
