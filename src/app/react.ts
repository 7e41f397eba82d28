/* In a file of its own (scripts/vite-chunks.ts): waking React up takes a slow phone a turn of its own. */
import 'react-dom/client'
