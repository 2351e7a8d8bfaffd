/** The fill of bars that must differ by more than their color. */
export function Hatch({ id, color, ground }: { id: string; color: string; ground: string }) {
  return (
    <defs>
      <pattern id={id} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={5} height={5} fill={ground} />
        <rect width={1.8} height={5} fill={color} />
      </pattern>
    </defs>
  )
}
