import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './playground.css';
import { createRoot } from 'react-dom/client';
import { examples } from './examples.ts';
import { Playground } from './Playground.tsx';

createRoot(document.getElementById('root')!).render(<Playground examples={await examples()} />);
