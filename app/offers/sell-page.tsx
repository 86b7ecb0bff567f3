export default function SellPage() {
  return null
}
