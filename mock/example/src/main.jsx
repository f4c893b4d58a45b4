import { createPaychart } from '@paychart/sdk';
import { createRoot } from 'react-dom/client';
import { Payments } from './payments.jsx';

// A page of your own asks your server, which keeps the key. This one has it from its address, which only a test may do.
const settings = new URLSearchParams(location.search);
const paychart = createPaychart({
  baseUrl: settings.get('paychart'),
  apiKey: settings.get('key'),
  dangerouslyAllowBrowser: true,
});

createRoot(document.getElementById('root')).render(<Payments paychart={paychart} />);
