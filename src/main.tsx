document.title = 'Fivefoot';
